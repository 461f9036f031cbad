# Précisions sur les cartes de « Oyez ! Oyez ! » : que se passe-t-il si…
#
# Les clés, et les phrases dites de plusieurs composants, sont dans rulings-base.ftl.


## Créatures

ruling-juggler-1 = Vous pouvez ne faire ni l’un ni l’autre. Sans brindille, rien ne se passe.
ruling-juggler-2 = Seules comptent les valeurs de base, sans bonus ; un { fool } compte -2.
ruling-juggler-3 = Vous voyez chaque carte avant de décider de la suivante, et vous arrêtez quand vous voulez. En dessous de 6, vous ne gagnez rien, et les brindilles sont dépensées.
ruling-juggler-4 = Les 6 points ne se gagnent qu’une fois, si haute que soit la somme. Tous voient les cartes, qui ne passent jamais par votre main.
ruling-scurrble-champion-1 = Chaque Champion compte tous les autres : à deux, chacun rapporte 2 points ; à trois, chacun en rapporte 4.
ruling-scurrble-champion-2 = Tous les Champions d’une ville ne remplissent ensemble qu’une case. Une ville pleine en accueille un de plus s’il s’en trouve déjà un.
ruling-scurrble-champion-3 = Ils restent des cartes distinctes pour tout ce qui compte les cartes, les Créatures ou les couleurs. Si l’un s’en va, les autres gardent la case.
ruling-town-crier-1 = Les deux cartes ou aucune : avec moins de 2 cartes en main, vous ne gagnez rien.
ruling-town-crier-2 = Les deux vont à un même adversaire : à l’un de ceux qui ont de la place pour les deux, sinon à celui qui en a le plus. Ce qui n’y tient pas est défaussé.
ruling-town-crier-3 = Si tous les autres ont passé, et en solo, les cartes sont défaussées et vous gagnez tout de même 3 points.
ruling-town-crier-4 = { -ruling-green }


## Constructions

ruling-carnival-1 = Il ne se compte pas lui-même, et une carte verte en trop ne rapporte pas de ressource. Sans autre carte verte, rien ne se passe.
ruling-carnival-2 = Vous choisissez à chaque fois qu’il agit. Les ressources peuvent différer ; on pioche dans la limite de la main.
ruling-carnival-3 = Copié par une { miner-mole }, il compte les cartes vertes de la ville où il se trouve.
ruling-carnival-4 = { -ruling-green }
ruling-gazette-1 = Les événements de base et spéciaux comptent de même, dès qu’elle est dans votre ville. Ceux que vous avez accomplis avant ne comptent pas.
ruling-gazette-2 = Chaque jeton vaut 1 point en fin de partie. Les 3 points ne viennent qu’une fois, quel que soit le nombre de jetons.
ruling-gazette-3 = Si elle quitte votre ville, ses jetons sont perdus.
ruling-scurrble-stadium-1 = La couleur est nommée avant toute pioche. Le vert n’est pas permis.
ruling-scurrble-stadium-2 = Seules comptent les cartes réellement piochées. { -ruling-draw }
ruling-scurrble-stadium-3 = Toutes les cartes piochées restent dans votre main. Vous en montrez une de la couleur nommée ; les 3 points ne viennent qu’une fois, quel que soit le nombre de cartes qui conviennent.
ruling-scurrble-stadium-4 = Le propriétaire gagne 1 point quand quelqu’un d’autre vient, même s’il a passé, mais rien pour sa propre visite.
ruling-scurrble-stadium-5 = { -ruling-any-visit }
ruling-scurrble-stadium-6 = Solo : vous pouvez visiter celui de { automaton-base } ; le point est pour lui.
