# Précisions sur les Légendes : que se passe-t-il si…
#
# Les clés, et d’autres phrases dites de plusieurs composants, sont dans rulings-base.ftl ; ce qui vaut
# pour toutes les Légendes est dans les règles.


## Dit de plusieurs Légendes

-ruling-in-its-place = Si la carte à remplacer se trouve dans votre ville, elle cède la place : on ne peut pas choisir de payer. Tout ce qui s’y trouve passe sur la Légende.
-ruling-legendary-guest = { -ruling-in-its-place } Sinon, vous payez, ou occupez un { ever-tree } : aucune autre Construction ne l’accueille.
-ruling-legendary-home = { -ruling-in-its-place } Sinon, vous payez.


## Créatures

ruling-amilla-glistendew-1 = { -ruling-legendary-guest }
ruling-amilla-glistendew-2 = Les coûts demeurent : sans 2 baies et 2 cartes à défausser, pas de { croak-wart-cure }.
ruling-amilla-glistendew-3 = L’événement est pleinement accompli : pour son effet et ses points, pour { king }, { gazette } et le départage.
ruling-amilla-glistendew-4 = L’ouvrier reste sur elle, et non sur l’événement. S’il ne reste pas d’événement à votre portée, elle n’accueille pas d’ouvrier.
ruling-amilla-glistendew-5 = { -ruling-own-visit } L’ouvrier de la { queen } qu’elle remplace se trouve désormais sur elle, et ne fait rien.
ruling-cirrus-windfall-1 = { -ruling-legendary-guest }
ruling-cirrus-windfall-2 = Vous pouvez renoncer. C’est la valeur de base qui compte, sans bonus ; les règles des cases et des cartes uniques s’appliquent comme toujours.
ruling-cirrus-windfall-3 = L’autre carte est vraiment jouée : elle agit, et vos cartes réagissent aux deux, à Cirrus en dernier.
ruling-cirrus-windfall-4 = Aucune capacité ne s’y ajoute, aucun jeton n’est posé. Les Légendes ne sont ni dans votre main ni dans la Prairie : elles restent hors d’atteinte.
ruling-foresight-1 = { -ruling-legendary-guest }
ruling-foresight-2 = La réaction vient après l’effet propre de la carte, y compris pour un { fool } envoyé ailleurs, jamais pour { foresight }. On pioche dans la limite de la main.
ruling-foresight-3 = L’{ historian } ainsi remplacé n’y réagit pas.
ruling-fynn-nobletail-1 = { -ruling-legendary-guest }
ruling-fynn-nobletail-2 = Tous vos événements comptent, même ceux accomplis avant sa venue. Ces points s’ajoutent à ceux des événements.
ruling-poe-1 = { -ruling-legendary-guest }
ruling-poe-2 = Vous pouvez ne rien défausser : votre main est complétée de toute façon. Si la pioche s’épuise, des cartes à peine défaussées peuvent revenir.
ruling-poe-3 = { -ruling-green } Ni { chip-sweep } ni { miner-mole } ne le font agir.


## Constructions

ruling-bridge-of-the-sky-1 = { -ruling-legendary-home } Un jeton de la { crane } y passe ; libre, le Pont accueille un { architect }.
ruling-bridge-of-the-sky-2 = Il sert à n’importe quel tour suivant, tant que rien n’est posé dessus. Vous choisissez les 3 ressources économisées ; l’excédent est perdu.
ruling-bridge-of-the-sky-3 = C’est une capacité qui aide à jouer une carte : pas avec { dungeon }, { judge }, { inn } ni la carte Forêt qui fait jouer une carte.
ruling-bridge-of-the-sky-4 = Le Pont et la Construction partagent une case : même une ville pleine la reçoit. Elle agit et compte comme partout ailleurs.
ruling-bridge-of-the-sky-5 = En fin de partie, le Pont vaut la valeur de base de ce qui est posé dessus, sans bonus ; 0 s’il n’y a rien.
ruling-bridge-of-the-sky-6 = Si la Construction quitte votre ville, il y a place pour une autre. De deux Constructions identiques, vous choisissez laquelle part : celle du Pont ou l’autre.
ruling-mcgregors-market-1 = { -ruling-legendary-home }
ruling-mcgregors-market-2 = Parmi plusieurs Fermes, une seule cède la place ; les autres restent et agissent, mais on n’en joue plus aucune.
ruling-mcgregors-market-3 = C’est une { farm } pour { husband }, { barge-toad } et { general-store }, et il accueille un { husband } ou une { wife }. Un jeton de la Ferme remplacée y passe.
ruling-mcgregors-market-4 = Les deux ressources peuvent différer. { -ruling-green } Ni { chip-sweep } ni { miner-mole } ne le font agir.
ruling-oleanders-opera-house-1 = { -ruling-legendary-home } Sans jeton, il accueille un { bard }.
ruling-oleanders-opera-house-2 = Comptent les Créatures uniques de votre propre ville, dont un { fool } qu’on vous a envoyé. Les Légendes ne sont pas uniques, et les prisonniers ne comptent pas.
ruling-silver-scale-spring-1 = { -ruling-legendary-home } Sans jeton, elle accueille un { peddler }.
ruling-silver-scale-spring-2 = N’importe quelle Construction convient, et continue d’agir avec tout ce qui s’y trouve. Vous gagnez son coût imprimé entier, quoi qu’on ait payé.
ruling-silver-scale-spring-3 = Jouée à la place de { ruins }, elle va sous l’une des Constructions qui restent.
ruling-silver-scale-spring-4 = Sans autre Construction, elle reste seule : on ne gagne ni ne pioche rien.
ruling-silver-scale-spring-5 = Si la Construction du dessus quitte votre ville, elle reste.
ruling-the-green-acorn-1 = { -ruling-legendary-home } Sans jeton, il accueille un { innkeeper }.
ruling-the-green-acorn-2 = Vous devez jouer une carte : vous ne pouvez venir que s’il y en a une à votre portée, dans votre main ou dans la Prairie. Les Légendes ne sont ni dans l’une ni dans l’autre.
ruling-the-green-acorn-3 = Vous choisissez les 4 ressources économisées ; l’excédent est perdu.
ruling-the-green-acorn-4 = C’est lui-même une capacité qui aide à jouer une carte : pas avec { crane }, { dungeon }, { innkeeper }, { judge } ni un jeton Occupé.
ruling-the-green-acorn-5 = Un seul ouvrier à la fois, quel que soit son propriétaire. Un visiteur joue dans sa propre ville ; le propriétaire gagne 2 points, même s’il a passé, mais rien pour sa propre visite.
