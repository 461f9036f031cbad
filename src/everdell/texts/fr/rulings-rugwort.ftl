# Précisions sur les cartes de Paillasson : que se passe-t-il si…
#
# Les clés, et les phrases dites de plusieurs composants, sont dans rulings-base.ftl.


ruling-rugwort-the-robber-1 = Les mains peuvent être de tailles différentes, et l’une peut être vide. Lui-même a déjà quitté la vôtre.
ruling-rugwort-the-robber-2 = L’échange est obligatoire ; vous ne choisissez que l’adversaire, parmi ceux qui n’ont pas passé. Si tous ont passé, et en solo, rien n’est échangé.
ruling-rugwort-the-robber-3 = Seules les mains changent de place. Les Légendes et les autres cartes gardées à côté d’une main restent à leur détenteur.
ruling-rugwort-the-robber-4 = Le jeton Occupé va sur n’importe quelle Construction encore libre de votre ville, quelle que soit sa couleur.
ruling-rugwort-the-rowdy-1 = Vous le payez, ou occupez n’importe quelle Construction verte libre de votre propre ville. Un { ever-tree } l’accueille aussi.
ruling-rugwort-the-rowdy-2 = Il faut une carte verte que votre ville puisse recevoir : elle a besoin d’une case et ne doit pas être une seconde carte unique. Sinon, il ne peut pas être joué.
ruling-rugwort-the-rowdy-3 = On ne prend ni une carte qui partage sa case avec une autre, ni une Légende. Ce qui se trouvait sur la carte prise est perdu.
ruling-rugwort-the-rowdy-4 = La carte prise agit d’abord, puis son ancien propriétaire défausse. Elle n’a pas été jouée : aucune carte n’y réagit.
ruling-rugwort-the-rowdy-5 = Le vol n’a lieu qu’une fois, quand il est joué. Plus tard, en production, il oblige seulement le propriétaire de sa ville à défausser.
ruling-rugwort-the-rowdy-6 = Défausser est obligatoire, même pour un joueur qui a passé. Avec moins de 2 cartes en main, toutes y passent.
ruling-rugwort-the-rowdy-7 = Il y est une Créature comme une autre : il remplit une case, compte comme vert et unique, et peut être enfermé ou défaussé. Aucune { miner-mole } ne le copie.
ruling-rugwort-the-rowdy-8 = Votre { historian } y réagit ; votre { shopkeeper } non, pas plus que les cartes de l’autre ville.
ruling-rugwort-the-rowdy-9 = Solo : la carte vient de la ville de { automaton-base }, qui le reçoit et ne défausse rien.
ruling-rugwort-the-ruler-1 = Un seul adversaire compte, celui qui a le plus d’événements, de base et spéciaux confondus.
ruling-rugwort-the-ruler-2 = { -ruling-read-at-end }
ruling-rugwort-the-ruler-3 = Le jeton Occupé va sur n’importe quelle Construction violette libre de votre ville.
ruling-rugwort-the-ruler-4 = Solo : les événements de base pris par { automaton-base } comptent.
