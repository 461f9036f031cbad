# Les images du livret de règles.
#
#   picture-SECTION    ce que montre l’image d’une section
#     .c1 .c2 …        les mots sous ses éléments


picture-base-goal = De l’ouvrier à la ville
    .c1 = Les ouvriers rapportent
    .c2 = des ressources,
    .c3 = qui paient des cartes,
    .c4 = qui rapportent des points.
picture-base-turn = Une action parmi trois
    .c1 = Placer un ouvrier,
    .c2 = jouer une carte,
    .c3 = ou préparer la saison suivante.
picture-base-placing = Les signes des lieux
    .c1 = Exclusif : un seul ouvrier
    .c2 = Partagé : autant d’ouvriers qu’on veut
    .c3 = Ouvert : les autres joueurs peuvent venir aussi
picture-base-basic = Les lieux de base
picture-base-haven = Deux cartes contre une ressource
    .c1 = Défaussez,
    .c2 = avec un ouvrier au Havre,
    .c3 = puis choisissez.
picture-base-journey = Le plus long Voyage
    .c1 = Défaussez en automne,
    .c2 = avec un ouvrier en Voyage,
    .c3 = pour la fin de la partie.
picture-base-events = Un événement spécial
    .c1 = Dans votre ville :
    .c2 = les deux cartes
    .c3 = Un ouvrier l’accomplit.
picture-base-playing = Ce qui figure sur une carte
    .c1 = Couleur et forme de son type
    .c2 = Valeur de base
    .c3 = Coût imprimé
    .c4 = Une étoile : unique
    .c5 = Son effet
    .c6 = Qui elle accueille gratuitement, ou qui l’accueille
picture-base-occupying = Une créature emménage
    .c1 = La construction est occupée,
    .c2 = et sa créature ne coûte rien.
picture-base-colors = Les cinq types
    .c1 = Voyageur : une seule fois
    .c2 = Production : à chaque production
    .c3 = Destination : avec un ouvrier
    .c4 = Gouvernance : tant qu’elle est là
    .c5 = Prospérité : en fin de partie
picture-base-kinds = Les deux catégories de cartes
    .c1 = Créature
    .c2 = Construction
picture-base-season = L’année
    .c1 = Hiver : les 2 premiers ouvriers
    .c2 = Printemps : 1 ouvrier de plus, production
    .c3 = Été : 1 ouvrier de plus, 2 cartes de la Prairie
    .c4 = Automne : 2 ouvriers de plus, production
picture-base-resources = Ce que l’on peut gagner
    .c1 = Brindille
    .c2 = Résine
    .c3 = Galet
    .c4 = Baie
    .c5 = Une ressource au choix
    .c6 = Point
picture-legends-playing = Une Légende remplace une carte
    .c1 = La carte remplacée est défaussée,
    .c2 = et la Légende arrive gratuitement.
