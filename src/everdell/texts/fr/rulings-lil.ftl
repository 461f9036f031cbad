# Précisions sur les composants de Mon P’tit Everdell : que se passe-t-il si…
#
# Les clés sont expliquées dans rulings-base.ftl.


## Dites de plusieurs composants

-ruling-lil-green = Elle s’active aussi au tour où vous la jouez, puis une fois au début de chaque manche suivante.
-ruling-lil-order = Vous choisissezsez dans quel ordre vos cartes vertes s’activent.
-ruling-lil-helper = On la reçoit au début de la partie, et elle ne fait alors rien. Elle s’active au début de chaque manche, y compris la première.
-ruling-lil-helper-parade = Elle compte pour les Parades, et comme carte verte.
-ruling-lil-tan = Elle s’active une fois, quand vous la jouez, et plus jamais ensuite.
-ruling-lil-red = Seuls vos propres Copains peuvent venir ici, un par manche.
-ruling-lil-blue = Deux exemplaires le font deux fois.
-ruling-lil-not-itself = Elle ne réagit pas à elle-même.
-ruling-lil-cheaper = Une carte ne coûte jamais moins que rien, et rien n’est remboursé.
-ruling-lil-purple = Un adversaire royal reçoit aussi ce bonus.
-ruling-lil-plain-purple = Cette carte vaut plus que les autres ; elle n’a donc pas de bonus.
-ruling-lil-open = Autant de Copains que l’on veut peuvent s’y trouver, même plusieurs des vôtres.
-ruling-lil-die = Dès qu’un Copain s’y trouve, plus personne n’y vient avant le retour à la Maison, à la fin de la manche.
-ruling-lil-face = Tous les dés ont les mêmes six faces.
-ruling-lil-tile = On ne gagne qu’une tuile de chaque Parade, et on la garde pour de bon.
-ruling-lil-several = On peut gagner plusieurs Parades différentes en même temps.
-ruling-lil-three = N’importe laquelle des quatre autres couleurs convient, Créatures et Lieux mélangés.


## Cartes

ruling-lil-farm-1 = { -ruling-lil-green }
ruling-lil-farm-2 = { -ruling-lil-order }
ruling-lil-woodpile-1 = { -ruling-lil-green }
ruling-lil-woodpile-2 = { -ruling-lil-order }
ruling-lil-sap-bucket-1 = { -ruling-lil-green }
ruling-lil-sap-bucket-2 = { -ruling-lil-order }
ruling-lil-general-store-1 = { -ruling-lil-green }
ruling-lil-general-store-2 = { -ruling-lil-order }
ruling-lil-farmer-1 = { -ruling-lil-green }
ruling-lil-farmer-2 = { -ruling-lil-order }
ruling-lil-peddler-1 = Vous pouvez n’échanger aucune ressource, ou 1 ou 2. Ce que vous recevez doit être d’une autre sorte que ce que vous avez donné.
ruling-lil-peddler-2 = { -ruling-lil-green }
ruling-lil-storyteller-1 = { -ruling-lil-green }
ruling-lil-captain-1 = { -ruling-lil-helper }
ruling-lil-captain-2 = { -ruling-lil-helper-parade }
ruling-lil-fort-1 = { -ruling-lil-helper }
ruling-lil-fort-2 = { -ruling-lil-helper-parade }
ruling-lil-juggler-1 = { -ruling-lil-tan }
ruling-lil-explorer-1 = { -ruling-lil-tan }
ruling-lil-wanderer-1 = { -ruling-lil-tan }
ruling-lil-picnic-1 = { -ruling-lil-tan }
ruling-lil-pond-1 = { -ruling-lil-tan }
ruling-lil-lookout-1 = On ne copie que les dés qui sont sur le plateau.
ruling-lil-lookout-2 = { -ruling-lil-red }
ruling-lil-gardener-1 = Deux exemplaires d’une même carte sont deux cartes différentes. Avec une seule carte verte, elle seule s’active.
ruling-lil-gardener-2 = { -ruling-lil-red }
ruling-lil-treehouse-1 = { -ruling-lil-red }
ruling-lil-bakery-1 = { -ruling-lil-red }
ruling-lil-queen-1 = Si vous ne jouez pas de carte à ce tour, ou une carte moins chère, le reste est perdu.
ruling-lil-queen-2 = { -ruling-lil-red }
ruling-lil-shopkeeper-1 = { -ruling-lil-not-itself }
ruling-lil-shopkeeper-2 = { -ruling-lil-blue }
ruling-lil-workshop-1 = { -ruling-lil-not-itself }
ruling-lil-workshop-2 = { -ruling-lil-blue }
ruling-lil-drummer-1 = Il réagit aussi à une Parade gagnée en jouant cette carte même.
ruling-lil-drummer-2 = { -ruling-lil-blue }
ruling-lil-clubhouse-1 = { -ruling-lil-cheaper }
ruling-lil-clubhouse-2 = { -ruling-lil-blue }
ruling-lil-builder-1 = { -ruling-lil-cheaper }
ruling-lil-builder-2 = { -ruling-lil-blue }
ruling-lil-castle-1 = Un { lil-captain } et un { lil-fort } sont des cartes vertes.
ruling-lil-castle-2 = { -ruling-lil-purple }
ruling-lil-king-1 = { -ruling-lil-plain-purple }
ruling-lil-ever-tree-1 = { -ruling-lil-plain-purple }
ruling-lil-musician-1 = Chaque tuile compte une fois, quelle que soit sa valeur.
ruling-lil-musician-2 = { -ruling-lil-purple }
ruling-lil-painter-1 = { -ruling-lil-purple }


## Cases

ruling-lil-space-resin-1 = { -ruling-lil-open }
ruling-lil-space-twig-1 = { -ruling-lil-open }
ruling-lil-space-berry-1 = { -ruling-lil-open }
ruling-lil-space-die-1-1 = { -ruling-lil-die }
ruling-lil-space-die-2-1 = { -ruling-lil-die }
ruling-lil-space-die-3-1 = { -ruling-lil-die }
ruling-lil-space-die-4-1 = { -ruling-lil-die }


## Dés

ruling-lil-die-face-1-1 = { -ruling-lil-face }
ruling-lil-die-face-2-1 = { -ruling-lil-face }
ruling-lil-die-face-3-1 = { -ruling-lil-face }
ruling-lil-die-face-4-1 = { -ruling-lil-face }
ruling-lil-die-face-5-1 = { -ruling-lil-face }
ruling-lil-die-face-6-1 = { -ruling-lil-face }


## Parades

ruling-lil-parade-creatures-6-1 = { -ruling-lil-tile }
ruling-lil-parade-creatures-6-2 = { -ruling-lil-several }
ruling-lil-parade-creatures-5-1 = { -ruling-lil-tile }
ruling-lil-parade-creatures-5-2 = { -ruling-lil-several }
ruling-lil-parade-creatures-4-1 = { -ruling-lil-tile }
ruling-lil-parade-creatures-4-2 = { -ruling-lil-several }
ruling-lil-parade-creatures-3-1 = { -ruling-lil-tile }
ruling-lil-parade-creatures-3-2 = { -ruling-lil-several }
ruling-lil-parade-places-6-1 = { -ruling-lil-tile }
ruling-lil-parade-places-6-2 = { -ruling-lil-several }
ruling-lil-parade-places-5-1 = { -ruling-lil-tile }
ruling-lil-parade-places-5-2 = { -ruling-lil-several }
ruling-lil-parade-places-4-1 = { -ruling-lil-tile }
ruling-lil-parade-places-4-2 = { -ruling-lil-several }
ruling-lil-parade-places-3-1 = { -ruling-lil-tile }
ruling-lil-parade-places-3-2 = { -ruling-lil-several }
ruling-lil-parade-rainbow-6-1 = { -ruling-lil-tile }
ruling-lil-parade-rainbow-6-2 = { -ruling-lil-several }
ruling-lil-parade-rainbow-5-1 = { -ruling-lil-tile }
ruling-lil-parade-rainbow-5-2 = { -ruling-lil-several }
ruling-lil-parade-rainbow-4-1 = { -ruling-lil-tile }
ruling-lil-parade-rainbow-4-2 = { -ruling-lil-several }
ruling-lil-parade-rainbow-3-1 = { -ruling-lil-tile }
ruling-lil-parade-rainbow-3-2 = { -ruling-lil-several }
ruling-lil-parade-one-color-6-1 = { -ruling-lil-tile }
ruling-lil-parade-one-color-6-2 = { -ruling-lil-several }
ruling-lil-parade-one-color-6-3 = { -ruling-lil-three }
ruling-lil-parade-one-color-5-1 = { -ruling-lil-tile }
ruling-lil-parade-one-color-5-2 = { -ruling-lil-several }
ruling-lil-parade-one-color-5-3 = { -ruling-lil-three }
ruling-lil-parade-one-color-4-1 = { -ruling-lil-tile }
ruling-lil-parade-one-color-4-2 = { -ruling-lil-several }
ruling-lil-parade-one-color-4-3 = { -ruling-lil-three }
ruling-lil-parade-one-color-3-1 = { -ruling-lil-tile }
ruling-lil-parade-one-color-3-2 = { -ruling-lil-several }
ruling-lil-parade-one-color-3-3 = { -ruling-lil-three }
