# Précisions sur les composants de Spirecrest : que se passe-t-il si …
#
# Les clés sont expliquées dans rulings-base.ftl.


ruling-freezing-rain-1 = Copier une carte Forêt avec une autre carte reste permis.
ruling-blizzard-1 = Un lieu de base seulement copié n’est pas visité : il donne tout ce qu’il montre.
ruling-deep-snow-1 = Pas de supplément pour une Construction jouée gratuitement.
ruling-wildfire-1 = Pas de supplément pour une Construction jouée gratuitement.
ruling-heat-wave-1 = Pas de supplément pour une Créature jouée gratuitement.
ruling-fog-1 = Prendre des cartes de la Prairie reste permis.
ruling-fog-2 = Un texte qui ne joue qu’une carte de la Prairie ne peut pas servir.
ruling-flood-1 = Les lieux de base partagés restent ouverts.
ruling-thunderstorm-1 = La main vide, l’ouvrier se place tout de même.
ruling-thunderstorm-2 = Un lieu, une carte ou un événement qu’on ne pourrait plus payer après la défausse est fermé.
ruling-windstorm-1 = Les points du Voyage ne changent pas.
ruling-kibblerill-ferry-1 = Son coût se paie en jetons Point de votre réserve.
ruling-cartographers-caravan-1 = L’ouvrier qui vient d’être placé compte aussi.
ruling-map-seller-1 = La Prairie est complétée une fois toutes les cartes prises.
ruling-moleia-mines-1 = Vous révélez au plus autant de cartes que votre main peut encore en contenir.
ruling-cloudrim-peak-1 = Il faut les cinq cartes.
ruling-grey-cloaks-hideout-1 = Ni pouvoir de joueur ni compétence de Grande Créature ne s’applique à cette seconde utilisation : une Grande Créature posée sur la pioche ou la défausse ne vient donc pas ici.
ruling-grey-cloaks-hideout-2 = Les événements ne sont pas des lieux.
ruling-forager-1 = La limite de main s’applique.
ruling-prospector-1 = On peut faire l’un sans l’autre.
ruling-stormvale-1 = Ses cartes ne sont pas des cartes de la Prairie pour les textes qui nomment la Prairie.
ruling-archeologist-1 = Les cartes glissées dessous ne sont pas en main et ne comptent pas dans sa limite.
ruling-trail-guide-1 = Les cartes glissées dessous ne sont pas en main et ne comptent pas dans sa limite.
ruling-bounty-hunter-1 = Vous choisissez ce que vous défaussez.
ruling-bounty-hunter-2 = La pioche est ensuite mélangée.
ruling-cloudsong-1 = Vous choisissez ce que vous défaussez.
ruling-cloudsong-2 = La pioche est ensuite mélangée.
ruling-cave-of-dancing-lights-1 = La limite de main s’applique.
ruling-bellsong-city-1 = Une couleur absente est la plus rare : seulement les 3 points.
ruling-greensprout-city-1 = Une carte verte isolée n’enlève rien.
ruling-greensprout-city-2 = Le total peut descendre sous 0.
ruling-serpents-pass-1 = Elle se parcourt avant toute autre.
ruling-the-distant-shore-1 = Toutes les autres se parcourent d’abord.
ruling-stubblehoof-1 = Il y reste déployé pour la nouvelle saison.
ruling-stubblehoof-2 = Sur un événement, ou là où il reste pour toujours, rien ne sert à nouveau.
ruling-truffle-1 = Pas sur { bank }, { storehouse } ni { rugwort-the-rowdy }.
ruling-corliander-1 = Un événement qui demande deux cartes nommées en demande une seule. Les ressources se paient en entier.
ruling-firebeak-1 = On vous le demande une fois le tour de l’autre joueur terminé.
ruling-windlore-1 = Une fois par tour d’un autre joueur, quel que soit le nombre de cartes piochées.
ruling-windlore-2 = Vous pouvez dépasser votre limite de main, puis défaussez aussitôt le surplus.
ruling-whisper-1 = Pas sur une destination fermée d’une autre ville.
ruling-whisper-2 = Chaque emplacement d’un lieu Forêt est exclusif ; un lieu qui prend un ouvrier de chaque joueur est partagé.

## Ce qui vaut pour plusieurs composants

-ruling-map-order = Il faut d’abord parcourir toutes les cartes qui la précèdent.
-ruling-trail-cards = Toutes les cartes de la couleur comptent, quelle que soit leur sorte.
-ruling-below-nothing = La somme peut passer sous 0.


ruling-meeks-crossing-1 = { -ruling-map-order }
ruling-lily-ponds-1 = { -ruling-map-order }
ruling-the-bog-1 = { -ruling-map-order }
ruling-fort-faraway-1 = { -ruling-map-order }
ruling-meerkat-canyon-1 = { -ruling-map-order }
ruling-yaras-patch-1 = { -ruling-map-order }
ruling-littledell-1 = { -ruling-map-order }
ruling-bubbling-springs-1 = { -ruling-map-order }
ruling-cuddlers-cove-1 = { -ruling-map-order }
ruling-stompy-knoll-1 = { -ruling-map-order }
ruling-longleg-forest-1 = { -ruling-map-order }
ruling-burrowdale-1 = { -ruling-map-order }
ruling-amber-caves-1 = { -ruling-map-order }
ruling-newberry-fields-1 = { -ruling-map-order }
ruling-dugworm-gully-1 = { -ruling-map-order }
ruling-twin-bridges-1 = { -ruling-map-order }
ruling-mirror-lake-1 = { -ruling-map-order }
ruling-badgers-teeth-1 = { -ruling-map-order }
ruling-shipwreck-shore-1 = { -ruling-map-order }
ruling-quokka-island-1 = { -ruling-map-order }
ruling-brightcoat-bloom-1 = { -ruling-map-order }
ruling-coldblooded-desert-1 = { -ruling-map-order }
ruling-mistfire-falls-1 = { -ruling-map-order }
ruling-everblossom-trail-1 = { -ruling-trail-cards }
ruling-greensprout-trail-1 = { -ruling-trail-cards }
ruling-mistrise-trail-1 = { -ruling-trail-cards }
ruling-starfall-trail-1 = { -ruling-trail-cards }
ruling-sunblaze-trail-1 = { -ruling-trail-cards }
ruling-everblossom-city-1 = { -ruling-below-nothing }
ruling-mistrise-city-1 = { -ruling-below-nothing }
ruling-starfall-city-1 = { -ruling-below-nothing }
ruling-sunblaze-city-1 = { -ruling-below-nothing }
ruling-drought-1 = Seuls les lieux du plateau, Marché compris, et des Découvertes comptent, pas les cartes d’une ville.
ruling-tornado-1 = Les cartes se défaussent une fois la carte jouée résolue, même si elle était gratuite.
ruling-downpour-1 = Un événement spécial coûte 1 ressource de plus, en sus de tout ce qu’il demande.
ruling-bellsong-trail-1 = Sans carte dans votre Expédition, il ne vaut rien.
ruling-gatherwind-trail-1 = Les événements de base et spéciaux comptent ensemble.
ruling-hopewatch-trail-1 = Ses points s’ajoutent à ceux des Voyages eux-mêmes.
ruling-ancient-orchard-1 = Il a place pour 1 ouvrier.
ruling-ruins-of-spire-1 = Tout mélange convient, mais sans baies.
ruling-tezels-laboratory-1 = Vous pouvez ne rien défausser, et ne rien jouer.
ruling-mountaineer-1 = Il faut jouer la première Découverte des Pics ; la seconde est facultative.
ruling-star-weavers-1 = Vous pouvez ne rien défausser et seulement piocher.
ruling-honeypaw-1 = Ce que donne une carte d’une ville ou un jeton du Marché compte aussi, mais pas ce que donne une carte qu’on y joue.
ruling-king-rhun-1 = Les points de base sont ceux imprimés : ce que la carte ajoute à la fin ne compte pas.
ruling-on-the-discard-pile-1 = Les autres cartes y retournent sans être montrées.
ruling-on-the-deck-1 = La limite de main s’applique à ces cartes.
