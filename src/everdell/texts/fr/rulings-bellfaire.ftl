# Précisions sur les composants de Bellfaire : que se passe-t-il si…
#
# Les clés sont expliquées dans le catalogue anglais, comme les autres phrases dites de plusieurs
# composants.


## Dit de plusieurs composants

-ruling-market-gain = Avec une main pleine, on pioche ce qui tient ; le jeton est retourné tout de même.
-ruling-market-trade = Vous devez pouvoir tout payer et tout défausser. Les 2 ressources peuvent être identiques ou différentes.
-ruling-garland-ties = Tous les premiers à égalité gagnent 6 points, tous les deuxièmes à égalité 3. Une égalité pour la première place laisse la deuxième à qui suit.
-ruling-garland-least = Sans une seule carte de la sorte, on ne gagne rien.
-ruling-garland-cards = Les cartes qui partagent une case ou n’en occupent aucune comptent. Les cartes sous les événements et les prisonniers ne comptent pas.
-ruling-garland-solo = Solo : { automaton-base } concourt avec toutes les cartes de sa ville.
-ruling-no-rarity = Une Légende n’est ni commune ni unique.


## Le Marché

ruling-market-1 = Vous ne pouvez y avoir qu’un ouvrier à la fois ; ceux des autres joueurs ne vous gênent pas.
ruling-market-2 = Les quatre jetons commencent du côté Gain. À chaque visite, on prend ou on échange un seul jeton, jamais les deux.
ruling-market-3 = Si tous les jetons sont retournés, on ne peut qu’échanger ; si aucun ne l’est, on ne peut que prendre.
ruling-market-4 = Ce n’est ni un lieu de base ni une carte Forêt : { lookout } et { clock-tower } ne l’atteignent pas.
ruling-market-5 = Solo : { automaton-base } n’y vient jamais.
ruling-market-three-twigs-card-1 = { -ruling-market-gain }
ruling-market-three-twigs-card-trade-1 = { -ruling-market-trade }
ruling-market-two-resin-two-cards-1 = { -ruling-market-gain }
ruling-market-two-resin-two-cards-trade-1 = { -ruling-market-trade }
ruling-market-two-berries-two-cards-1 = { -ruling-market-gain }
ruling-market-two-berries-two-cards-trade-1 = { -ruling-market-trade }
ruling-market-pebble-three-cards-1 = { -ruling-market-gain }
ruling-market-pebble-three-cards-trade-1 = { -ruling-market-trade }


## Couronnes de la foire

ruling-garland-storytelling-1 = { -ruling-garland-ties }
ruling-garland-storytelling-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-storytelling-3 = { -ruling-garland-solo }
ruling-garland-agriculture-1 = { -ruling-garland-ties }
ruling-garland-agriculture-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-agriculture-3 = { -ruling-garland-solo }
ruling-garland-tourism-1 = { -ruling-garland-ties }
ruling-garland-tourism-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-tourism-3 = { -ruling-garland-solo }
ruling-garland-peace-1 = { -ruling-garland-ties }
ruling-garland-peace-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-peace-3 = { -ruling-garland-solo }
ruling-garland-beauty-1 = { -ruling-garland-ties }
ruling-garland-beauty-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-beauty-3 = { -ruling-garland-solo }
ruling-garland-architecture-1 = { -ruling-garland-ties }
ruling-garland-architecture-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-architecture-3 = { -ruling-garland-solo }
ruling-garland-community-1 = { -ruling-garland-ties }
ruling-garland-community-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-community-3 = { -ruling-garland-solo }


## Cartes Forêt

ruling-forest-activate-two-green-1 = { -ruling-forest }
ruling-forest-activate-two-green-2 = Deux exemplaires d’une carte sont deux cartes différentes. Avec une seule carte verte, vous activez celle-là ; sans aucune, vous ne pouvez pas venir.
ruling-forest-activate-two-green-3 = Les Légendes ne peuvent pas être activées.
ruling-forest-three-resin-1 = { -ruling-forest }
ruling-forest-two-resin-or-two-berries-1 = { -ruling-forest } On ne peut pas prendre une de chaque.
ruling-forest-three-twigs-for-three-any-1 = { -ruling-forest } Les 3 ressources peuvent être identiques ou différentes.
ruling-forest-three-twigs-for-three-any-2 = Sans 3 brindilles, vous ne pouvez pas venir, et l’on ne peut pas en échanger moins.


## Événements

ruling-flower-festival-1 = { -ruling-colors }
ruling-flower-festival-2 = Avec Pearlbrook, il reste dans la boîte, comme tous les événements de base.
ruling-flower-festival-3 = Solo : { automaton-base } le prend comme tout événement de base quand sa ville a les cinq couleurs. Il lui rapporte 3 points.
ruling-architectural-renaissance-1 = { -ruling-colors }
ruling-architectural-renaissance-2 = { -ruling-no-rarity }
ruling-arts-and-music-festival-1 = { -ruling-colors } Les résines vont à la réserve.
ruling-bed-and-breakfast-guild-1 = { -ruling-colors }
ruling-bed-and-breakfast-guild-2 = { -ruling-no-rarity }
ruling-city-holiday-1 = { -ruling-colors }
ruling-city-holiday-2 = { -ruling-no-rarity }
ruling-gathering-of-elders-1 = { -ruling-colors }
ruling-gathering-of-elders-2 = { -ruling-no-rarity }
ruling-kings-road-established-1 = { -ruling-colors } Les brindilles vont à la réserve.
ruling-pie-eating-contest-1 = { -ruling-colors } Les baies vont à la réserve.
ruling-royal-wedding-1 = { -ruling-colors }
ruling-royal-wedding-2 = Les cartes viennent de votre main, jamais de votre ville.
ruling-statues-commissioned-1 = { -ruling-colors } Le galet va à la réserve.
