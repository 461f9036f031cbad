# Les règles à consulter. Les clés sont expliquées dans le catalogue anglais ; les listes de chapitres
# et de sections sont des noms et non des mots.


rules-base-chapters = start turn cards year goods solo
rules-extra-chapters = pack
rules-rugwort-chapters = pack
rules-legends-chapters = legends
rules-newleaf-chapters = newleaf
rules-pearlbrook-chapters = pearlbrook
rules-spirecrest-chapters = spirecrest
rules-chapters = table words


rules-base-chapter-start = Avant le premier tour
    .sections = goal set-up

rules-base-goal = Le but du jeu
    .p1 = Chacun bâtit une ville dans les bois en une année, de la fin de l’hiver à l’automne. Les ouvriers rapportent des ressources, les ressources paient les cartes, et les cartes devant vous forment votre ville.
    .p2 = La partie s’achève quand tout le monde a passé en automne. La personne qui a alors le plus de points l’emporte.
    .also = objectif, gagner, victoire, vainqueur, aperçu, comment gagner
rules-base-set-up = Mise en place
    .p1 = Mélangez les 128 cartes et retournez-en 8 pour former la Prairie, deux rangées de quatre. Les mains ne sont distribuées qu’ensuite. Le reste est la pioche ; les cartes défaussées forment une pile face cachée.
    .p2 = Disposez 3 des 11 cartes Forêt à 1 ou 2 joueurs, 4 à 3 ou 4 joueurs. Les 4 événements de base sont tous en jeu, ainsi que 4 des 16 événements spéciaux. Ce qui n’a pas été tiré reste dans la boîte.
    .p3 = Dans l’ordre du tour, les mains de départ comptent 5, 6, 7 et 8 cartes. Chacun commence en hiver avec 2 ouvriers disponibles et aucune ressource. 4 autres attendent sur l’Arbre éternel : 1 pour le printemps, 1 pour l’été, 2 pour l’automne.
    .p4 = La première place commence, ou bien le sort en décide, selon ce qu’on a choisi en ouvrant la table. On joue dans le sens horaire.
    .also = préparation, début, départ, main de départ, premier joueur, humble, nombre de joueurs, distribuer


rules-base-chapter-turn = Un tour de jeu
    .sections = turn placing basic forest haven journey destinations events

rules-base-turn = Votre tour
    .p1 = Vous faites exactement une action : placer un ouvrier, jouer une carte ou préparer la saison suivante. Puis c’est au joueur suivant.
    .p2 = On ne passe pas avant l’automne. S’il vous reste un ouvrier, vous en placez un ou jouez une carte ; s’il ne vous en reste plus, vous jouez une carte ou préparez la saison suivante.
    .p3 = En automne, il n’y a plus de saison à préparer : vous placez un ouvrier, jouez une carte, ou passez jusqu’à la fin de la partie.
    .p4 = Chacun avance à son rythme d’une saison à l’autre, sans attendre les plus lents ni se régler sur les plus rapides.
    .also = action, actions, passer, sauter, ordre du tour, une seule action
rules-base-placing = Placer un ouvrier
    .p1 = Posez un de vos ouvriers disponibles sur un lieu qui vous est ouvert et faites aussitôt tout ce qu’il indique. L’ouvrier y reste jusqu’à votre prochaine préparation de saison.
    .p2 = Les lieux sont : les lieux de base, les cartes Forêt en jeu, le Havre de paix, le Voyage en automne, les événements que vous pouvez accomplir et les cartes de ville qui accueillent des ouvriers.
    .p3 = Un lieu exclusif accueille un seul ouvrier en tout. Un lieu partagé en accueille autant qu’on veut, y compris plusieurs des vôtres. Une carte de ville n’en accueille qu’un, quel que soit son propriétaire, sauf mention contraire.
    .p4 = Quand un texte donne un ordre, vous ne pouvez venir que si vous pouvez l’exécuter : { inn }, { monastery }, { post-office }, { university }, { storehouse } où se trouve quelque chose, Voyage, événements. Quand il dit « vous pouvez », « jusqu’à » ou « autant que vous voulez », vous pouvez venir et ne rien faire : { queen }, { haven }.
    .p5 = Une main pleine ne ferme jamais un lieu qui fait piocher : vous piochez ce que votre main peut encore recevoir, même si ce n’est rien.
    .p6 = Les ouvriers du { cemetery } et du { monastery } y restent définitivement. Ils ne reviennent pas, et rien ne les déplace.
    .also = pose d’ouvrier, lieu, occupé, bloqué, exclusif, partagé, rappel, permanent, déployer, visiter, emplacement
rules-base-basic = Lieux de base
    .p1 = Exclusifs : 3 brindilles ; 2 résines ; 1 galet ; 1 baie et 1 carte.
    .p2 = Partagés : 2 brindilles et 1 carte ; 1 résine et 1 carte ; 2 cartes et 1 point ; 1 baie.
    .p3 = Quand une carte parle de lieux de base, il s’agit de ces 8 et d’aucun autre : ni Havre de paix, ni Voyage, ni événement.
    .also = plateau, cases d’action, rivière, anneau ouvert, récolter
rules-base-forest = Cartes Forêt
    .p1 = Une carte Forêt offre 1 place jusqu’à 3 joueurs et 2 places à 4. Vous n’avez jamais deux ouvriers sur la même carte Forêt, mais vous pouvez en occuper plusieurs.
    .p2 = Les cartes Forêt de la mise en place restent toute la partie.
    .also = bois, clairière, quatre joueurs, seconde place
rules-base-haven = Havre de paix
    .p1 = Défaussez autant de cartes de votre main que vous voulez et gagnez 1 ressource au choix par lot de 2. Les ressources peuvent différer. Une carte en trop ne rapporte rien.
    .p2 = Le Havre de paix est partagé, et l’on peut n’y rien défausser : vous pouvez y venir la main vide, juste pour placer un ouvrier. On défausse face cachée.
    .also = repos, cartes contre ressources, échange, havre
rules-base-journey = Voyage
    .p1 = Uniquement pendant votre automne : défaussez 5, 4, 3 ou 2 cartes de votre main, et cet ouvrier vaut autant de points en fin de partie.
    .p2 = Les places à 5, 4 et 3 sont exclusives, celle à 2 est partagée. Vous pouvez envoyer plusieurs ouvriers ; chacun paie pour lui.
    .p3 = Un ouvrier en Voyage n’y est pas définitivement. Un { ranger } ou { a-well-run-city } peut l’en ramener ; ses points sont alors perdus et la place se libère.
    .also = partir, automne, défausser pour des points, expédition
rules-base-destinations = Destinations
    .p1 = Vous pouvez placer un ouvrier sur une carte rouge de votre ville, ou sur une carte ouverte d’une autre ville. Sont ouverts : { inn } et { post-office }.
    .p2 = Quand quelqu’un d’autre visite une carte ouverte, son propriétaire gagne 1 point de la réserve, même s’il a passé. Vos propres visites ne vous rapportent pas ce point.
    .p3 = C’est le visiteur qui agit et qui gagne : une carte jouée dans une { inn } adverse va dans sa ville.
    .p4 = Plusieurs exemplaires d’une carte sont autant de lieux. Un { storehouse } accueille un ouvrier de son propriétaire, mais il est vert et ne compte pas comme destination.
    .also = cartes rouges, symbole ouvert, visite, ville adverse, point du propriétaire, porte
rules-base-events = Événements
    .p1 = Placez un ouvrier sur un événement alors que votre ville remplit ses conditions, et payez ce qu’il demande. Chaque événement est accompli une fois, par un seul joueur, qui le garde à côté de sa ville. Il n’occupe aucune case.
    .p2 = Les cartes demandées sont montrées, non dépensées. L’événement vous reste si elles quittent votre ville par la suite, et l’ouvrier revient comme d’habitude.
    .p3 = Les événements de base valent 3 points chacun : { city-monument } pour 3 cartes bleues, { grand-tour } pour 3 rouges, { harvest-festival } pour 4 vertes, { cartographers-expedition } pour 3 marron.
    .p4 = Les événements spéciaux nomment le plus souvent deux cartes. Ce qui arrive à l’accomplissement arrive une fois, aussitôt. Les points qui dépendent d’une carte se comptent en fin de partie ; sans cette carte, ils valent 0.
    .p5 = Les ressources et les cartes posées sur un événement ou glissées dessous quittent pour de bon votre réserve, votre main ou votre ville.
    .also = événements de base, événements spéciaux, accomplir, condition, tuiles, objectifs


rules-base-chapter-cards = Les cartes et la ville
    .sections = playing paying occupying city pairs leaving colors kinds

rules-base-playing = Jouer une carte
    .p1 = Vous jouez dans votre ville une carte de votre main ou de la Prairie. Quelle que soit la façon dont une carte entre en jeu, elle suit les six mêmes étapes.
    .p2 = 1. Utilisez, si vous voulez, une capacité qui aide à jouer une carte. Ce qu’elle coûte quitte la ville maintenant : une { crane }, un { innkeeper }, un prisonnier. Sa case est dès lors libre.
    .p3 = 2. Payez le prix, ou posez le jeton Occupé.
    .p4 = 3. Si la carte vient de la Prairie, complétez la Prairie.
    .p5 = 4. La carte que la nouvelle remplace s’en va. Puis la nouvelle carte prend place dans la ville.
    .p6 = 5. Appliquez ce que la nouvelle carte fait à la pose.
    .p7 = 6. Appliquez ce qu’elle déclenche sur d’autres cartes : { historian }, { shopkeeper }, { courthouse }. Vous choisissez leur ordre là où il importe.
    .p8 = Une carte jouée pendant l’étape 5 d’une autre, par un { postal-pigeon } par exemple, suit ses six étapes avant que la première n’arrive à l’étape 6.
    .p9 = Aucune carte ne se déclenche elle-même. L’{ historian } réagit à chaque carte que vous jouez ; { shopkeeper } et { courthouse } seulement aux cartes jouées dans votre propre ville.
    .also = moment, ordre, étapes, séquence, déclencher, construire, main, prairie, imbriqué
rules-base-paying = Comment payer
    .p1 = Chaque carte se paie d’une seule façon : son prix entier, un jeton Occupé, une capacité qui aide à jouer une carte, ou rien parce qu’une carte vous la fait jouer gratuitement.
    .p2 = Les capacités qui aident à jouer une carte sont celles de : { crane }, { dungeon }, { innkeeper }, { judge }, { inn }, { queen }, et de la carte Forêt qui fait jouer une carte. Deux d’entre elles n’aident jamais la même carte, et aucune ne s’ajoute à un jeton Occupé.
    .p3 = Un prix réduit ne descend jamais en dessous de zéro, et l’excédent de la réduction est perdu. Les ressources économisées ne vous sont jamais rendues.
    .p4 = Vous ne payez qu’avec votre propre réserve. Ce qui se trouve sur un { storehouse } ou un événement ne peut être dépensé, et ce que rapporte la nouvelle carte arrive trop tard pour la payer.
    .also = coût, prix, réduction, cumuler, capacité, capacités, moins cher, gratuit, remboursement, combiner
rules-base-occupying = Occuper une Construction
    .p1 = Une Créature est gratuite si la Construction qu’elle nomme se trouve dans votre ville et n’est pas encore occupée. La Construction reçoit alors un jeton Occupé.
    .p2 = Chaque Construction le permet une fois dans la partie ; un autre exemplaire a son propre jeton. Une { farm } accueille un { husband } ou une { wife }, pas les deux. L’{ ever-tree } accueille une Créature quelconque.
    .p3 = La Créature a besoin d’une case comme toujours. Vous pouvez aussi la payer, et garder la Construction libre pour plus tard.
    .p4 = Le jeton reste quand la Créature quitte votre ville, et il est perdu avec la Construction. Une Construction occupée agit comme auparavant.
    .also = jeton occupé, créature gratuite, lien, porte, emménager, habitant
rules-base-city = Ville et cases
    .p1 = Une ville a 15 cases, et une carte en remplit une. Un { wanderer } n’en remplit aucune, un { husband } et une { wife } en partagent une. Les événements restent à côté de la ville.
    .p2 = D’une carte commune, vous pouvez avoir autant d’exemplaires que vous voulez. D’une carte unique, une ville n’en contient jamais qu’un.
    .p3 = Entrent dans une ville pleine : un { wanderer }, le partenaire d’un { husband } ou d’une { wife } sans conjoint, des { ruins } à la place d’une Construction, et une carte dont le paiement libère une case.
    .p4 = Vous ne retirez jamais une carte de votre ville à votre gré, mais seulement si une carte ou un événement le dit.
    .also = quinze, 15, limite, pleine, unique, commune, exemplaires, case
rules-base-pairs = Mari et Épouse
    .p1 = Ils forment un couple d’eux-mêmes dès que l’un entre dans une ville où l’autre se trouve seul. Un couple remplit une case et vaut deux cartes pour tout ce qui compte des cartes.
    .p2 = Si l’un des deux s’en va, l’autre garde la case et reste seul, jusqu’à ce qu’un nouveau partenaire soit joué. Quand une carte s’en va parmi plusieurs cartes identiques, c’est d’abord une carte sans partenaire.
    .also = couple, mariés, partager une case, paire, moissonneur, cueilleur
rules-base-leaving = Les cartes qui quittent une ville
    .p1 = Les jetons Point, les ressources et le jeton Occupé posés sur une carte sont perdus avec elle. Les prisonniers d’un { dungeon } sont défaussés.
    .p2 = Un ouvrier qui s’y trouve reste déployé et revient quand son propriétaire prépare sa prochaine saison. Un ouvrier qui y était définitivement est perdu.
    .p3 = { ruins } et { university } font exception : leurs précisions disent ce que deviennent les ouvriers.
    .also = défausser, retirée, démolir, détruite, ouvrier sur une carte, jetons perdus
rules-base-colors = Les cinq couleurs
    .p1 = Marron, les voyageurs : agissent une fois, à la pose.
    .p2 = Vert, la production : agit à la pose, puis quand vous préparez le printemps et l’automne.
    .p3 = Rouge, les destinations : agissent quand un ouvrier y est placé.
    .p4 = Bleu, la gouvernance : agit tant que la carte est là, en réagissant aux cartes que vous jouez, en baissant leur prix, ou juste avant une saison.
    .p5 = Violet, la prospérité : vaut en fin de partie plus que sa valeur de base, selon votre ville.
    .also = couleurs, types, marron, brun, vert, rouge, bleu, violet, voyageur, production, destination, gouvernance, prospérité
rules-base-kinds = Créatures et Constructions
    .p1 = Les Créatures coûtent des baies et nomment la Construction qui les accueille. Les Constructions coûtent des brindilles, des résines et des galets.
    .p2 = La valeur de base est le nombre imprimé sur la carte. Les points de bonus n’en font jamais partie.
    .also = sorte, animal, bâtiment, valeur de base, points imprimés


rules-base-chapter-year = Les saisons et la fin
    .sections = season production passing scoring

rules-base-season = Préparer une saison
    .p1 = Seulement s’il ne vous reste aucun ouvrier à placer. Les ouvriers qui restent quelque part définitivement comptent comme placés.
    .p2 = 1. Un { clock-tower } peut servir tant que vos ouvriers sont encore en place.
    .p3 = 2. Tous vos ouvriers reviennent, y compris des événements et des autres villes, sauf ceux qui restent définitivement.
    .p4 = 3. De nouveaux ouvriers arrivent : 1 au printemps, 1 en été, 2 en automne.
    .p5 = 4. Printemps et automne : chaque carte verte de votre ville agit une fois. Été : vous pouvez prendre jusqu’à 2 cartes de la Prairie, dans la limite de votre main, puis vous la complétez.
    .p6 = C’était votre tour. L’automne est la dernière saison, et le Voyage vous est désormais ouvert.
    .also = préparer, printemps, été, automne, hiver, rappel, nouveaux ouvriers, récupérer
rules-base-production = Production
    .p1 = Chaque carte verte de votre ville agit une fois, dans l’ordre de votre choix. Des cartes identiques agissent chacune à leur tour.
    .p2 = À cette table, les cartes qui ne font que vous donner quelque chose passent les premières sans rien demander, pour que les autres puissent le dépenser. On ne vous demande l’ordre que s’il change quelque chose.
    .p3 = Il n’y a pas de production en été. Une carte verte que vous jouez en été agit tout de même à la pose.
    .also = produire, cartes vertes, printemps, automne, ordre de production
rules-base-passing = Passer, et la fin de partie
    .p1 = En automne, vous pouvez passer au lieu d’agir, même s’il vous reste des ouvriers. Vous ne jouez plus aucun tour. Vos ouvriers restent et continuent de tenir leurs places.
    .p2 = Un joueur qui a passé ne reçoit plus ni carte ni ressource. On peut encore jouer un { fool } dans sa ville, et les visites de ses cartes ouvertes lui rapportent toujours des points.
    .p3 = Les autres continuent jusqu’à ce que tous aient passé, quelle que soit leur saison.
    .also = passer, fin de la partie, terminer, dernier tour, don, arrêter
rules-base-scoring = Décompte
    .p1 = Additionnez : les valeurs de base des cartes de votre ville ; vos jetons Point et ceux posés sur vos cartes ; les bonus des cartes violettes ; le Voyage ; vos événements.
    .p2 = Les cartes en main, les prisonniers et les ressources restantes ne valent rien en soi. Les mêmes restes peuvent servir à plusieurs bonus, car rien n’est dépensé.
    .p3 = En cas d’égalité, le plus grand nombre d’événements l’emporte, de base et spéciaux confondus ; puis le plus grand nombre de ressources restantes. Sinon la victoire est partagée.
    .also = points, score, compter, égalité, départage, ex aequo, victoire


rules-base-chapter-goods = Piocher, donner, ressources
    .sections = drawing hand giving resources

rules-base-drawing = Pioche, Prairie et défausse
    .p1 = On pioche toujours dans la pioche, sauf si le texte parle de la Prairie. Si l’on prend plusieurs cartes de la Prairie, on les prend toutes avant de la compléter.
    .p2 = Quand la pioche est épuisée, la défausse mélangée devient la pioche, au moment où il faut une carte. Si les deux sont vides, on ne pioche rien, et des places de la Prairie restent vides.
    .p3 = Les cartes révélées sont vues de tous, ne sont dans la main de personne et ne comptent pas dans la limite de main.
    .also = piocher, pioche, prairie, compléter, révéler, mélanger, vide, défausse
rules-base-hand = Limite de main
    .p1 = Personne n’a jamais plus de 8 cartes en main. Ce qui n’y tient pas n’est pas pioché.
    .p2 = Une carte que vous jouez a quitté votre main quand son effet fait piocher.
    .also = main, huit, 8, maximum, main pleine, trop de cartes
rules-base-giving = Donner
    .p1 = Les cartes vont à un même adversaire qui a de la place pour toutes. S’il n’y en a pas, elles vont à celui qui a le plus de place, et le reste est défaussé. À égalité, le donneur choisit.
    .p2 = Les ressources vont à un adversaire de votre choix qui n’a pas passé.
    .p3 = Si tous les autres ont passé, et en solo, les dons sont défaussés. Vous gagnez tout de même ce que le don rapporte.
    .also = donner, don, adversaire, recevoir, offrir, main pleine
rules-base-resources = Ressources et points
    .p1 = Brindilles, résines, galets et baies. La réserve ne s’épuise jamais, et chacun peut en avoir autant qu’il veut.
    .p2 = « Au choix » désigne l’une des quatre sortes, choisie à chaque fois : deux ressources au choix peuvent différer.
    .p3 = Les jetons Point viennent de la réserve et comptent 1 chacun. Les bonus de fin de partie ne sont jamais payés en jetons.
    .also = brindille, résine, galet, baie, réserve, quelconque, joker, jetons, illimité


rules-base-chapter-solo = Seul contre Paillasson
    .sections = rugwort-set-up rugwort-turn rugwort-season rugwort-dealings rugwort-score rugwort-years

rules-base-rugwort-set-up = Mise en place en solo
    .p1 = Préparez une partie à deux joueurs. Vous avez 5 cartes en main ; { automaton-base } n’en a pas et n’a besoin d’aucune ressource.
    .p2 = Un de ses ouvriers se tient sur la première carte Forêt, un autre sur le lieu de 3 brindilles. Ils bloquent ces lieux et n’y prennent rien. 4 autres attendent sur l’Arbre éternel.
    .p3 = Les trois années sont trois niveaux de difficulté. Chacune est une partie entière.
    .also = solo, solitaire, seul, automate, paillasson, difficulté
rules-base-rugwort-turn = Son tour
    .p1 = Après chacun de vos tours, il joue une carte pour chaque carte que vous y avez jouée, y compris grâce à un { postal-pigeon }, une { queen } ou une { inn }. Si vous ne faites que placer un ouvrier ou préparer une saison, il ne joue rien.
    .p2 = On complète la Prairie, on lance le dé à huit faces, et il prend la carte de la Prairie qui porte ce numéro : 1 en haut à gauche, 4 en haut à droite, 8 en bas à droite. Puis on complète de nouveau la Prairie. Une place vide ne lui donne rien.
    .p3 = Textes et valeurs ne comptent pas dans sa ville, et ni les 15 cases ni l’unicité ne le limitent.
    .p4 = Un { fool } qu’il tire va dans votre ville. Il reste dans la sienne si vous n’avez pas de case libre, ou déjà un { fool }.
    .also = dé, lancer, d8, automate, il joue, tour de paillasson
rules-base-rugwort-season = Ses saisons
    .p1 = Il prépare sa saison juste après la vôtre. D’abord, il prend chaque événement de base restant que les couleurs de sa ville permettent, sans ouvrier.
    .p2 = Puis ses nouveaux ouvriers bloquent des places de la Prairie : la 1 au printemps, la 2 en été, les 3 et 4 en automne. Vous ne pouvez ni jouer, ni prendre, ni défausser une carte qui s’y trouve. Lui peut encore la jouer, et la place reste bloquée. Parmi plusieurs cartes identiques, vous dites laquelle vous prenez si l’une doit être bloquée plus tôt.
    .p3 = Puis son ouvrier de la forêt va sur la carte Forêt suivante ; en automne, il quitte la troisième pour le Voyage.
    .p4 = Enfin, son autre ouvrier avance : 2 résines au printemps, 1 galet en été, 1 baie et 1 carte en automne.
    .also = prairie bloquée, paillasson prépare, ouvrier, forêt, voyage, événements de base
rules-base-rugwort-dealings = Vos échanges avec lui
    .p1 = Tout ce que vous donneriez à un adversaire est défaussé, et vous gagnez ce que le don rapporte.
    .p2 = Vous pouvez visiter une { inn } ou un { post-office } dans sa ville ; le point est pour lui. Vous pouvez copier ses cartes vertes avec une { miner-mole }, mais pas un { storehouse }.
    .p3 = Votre propre { fool } est défaussé et retire une carte de votre choix de sa ville. Il compte comme une carte que vous avez jouée.
    .also = donner, visiter, copier, fou, interaction
rules-base-rugwort-score = Son score
    .p1 = 2 points par carte de sa ville, 3 si elle est violette ; 3 par événement de base qu’il a pris ; les points de sa place de Voyage ; ses jetons Point ; et des points pour chaque événement spécial en jeu que vous n’avez pas accompli.
    .p2 = La partie s’achève quand vous passez. À égalité, on compare vos événements aux siens, puis on compte vos ressources ; sinon la victoire est partagée.
    .also = points, gagner, perdre, égalité, battre
rules-base-rugwort-years = Ses trois années
    .p1 = { choice-rugwort-year-1 }. Son Voyage vaut 3, et chaque événement spécial manqué 3.
    .p2 = { choice-rugwort-year-2 }. Son Voyage vaut 4, et chaque événement spécial manqué 6.
    .p3 = { choice-rugwort-year-3 }. Son Voyage vaut 5, et chaque événement spécial manqué 6. En automne, son ouvrier des lieux de base n’avance pas : il quitte la partie et emmène un de vos ouvriers tout juste revenus. Vous jouez l’automne avec 5 ouvriers.
    .also = année, niveau, difficulté, scélérat, véreux, vaurien, kidnapper, enlever


rules-extra-chapter-pack = { box-extra }
    .sections = cards

rules-extra-cards = Six sortes de cartes de plus
    .p1 = 15 cartes sont mélangées à la pioche avant de retourner la Prairie. Elles se jouent comme toutes les autres.
    .p2 = { scurrble-champion } : tous ceux d’une ville partagent une seule case, si nombreux qu’ils soient.
    .p3 = { scurrble-stadium } : ouvert, comme { inn } et { post-office }.
    .p4 = { gazette } : réagit aux événements et non aux cartes, et seulement à ceux qui sont accomplis par la suite.
    .also = oyez, extra, collector, carnaval, jongleur, gazette, crieur, scurrble, champion, stade


rules-rugwort-chapter-pack = { box-rugwort }
    .sections = cards

rules-rugwort-cards = Trois cartes de zizanie
    .p1 = 3 cartes sont mélangées à la pioche avant de retourner la Prairie. Elles se jouent comme toutes les autres, en solo aussi, et n’ont de l’adversaire du jeu en solo que le nom.
    .p2 = Elles ne nomment aucune Construction. Une Construction pas encore occupée les accueille, selon sa couleur : une verte { rugwort-the-rowdy }, une violette { rugwort-the-ruler }, n’importe laquelle { rugwort-the-robber }.
    .p3 = { rugwort-the-rowdy } fait choisir au joueur volé 2 cartes à défausser, au milieu de votre tour.
    .also = paillasson, collector, voleur, voyou, souverain, voler, échanger les mains, toute construction


rules-legends-chapter-legends = { box-legends }
    .sections = dealing playing standing solo

rules-legends-dealing = Deux Légendes pour chacun
    .p1 = Créatures et Constructions légendaires sont mélangées séparément. Chacun en reçoit une de chaque sorte, en secret ; les autres retournent dans la boîte sans être vues.
    .p2 = Elles ne sont pas dans votre main : elles ne comptent pas dans la limite de main, et ne sont jamais défaussées, données ni échangées. Vous seul pouvez les regarder tant qu’elles ne sont pas jouées. Une fois la partie terminée, toutes sont montrées.
    .also = légende, légendes, légendaire, secret, mise en place, distribuer, limite de main
rules-legends-playing = Jouer une Légende
    .p1 = C’est l’action habituelle avec ses six étapes. Les autres cartes y réagissent comme à n’importe quelle carte.
    .p2 = Si la carte à remplacer se trouve dans votre ville, elle est défaussée et la Légende prend sa place gratuitement. Vous n’avez alors pas le choix, si ce n’est de l’exemplaire qui part quand ils diffèrent.
    .p3 = Tout ce qui se trouvait sur cette carte passe sur la Légende : ouvriers, jeton Occupé, points, ressources. Cela ne déclenche aucun effet.
    .p4 = Sinon, vous payez le prix, avec une capacité qui aide à jouer une carte si vous voulez. Un { ever-tree } peut accueillir une Créature légendaire.
    .p5 = Les cartes qui font jouer une carte de la main, de la Prairie ou d’une pile ne s’appliquent pas aux Légendes.
    .also = bannière, améliorer, remplacer, gratuite, payer, prix, arbre éternel, reine, auberge
rules-legends-standing = Une Légende dans la ville
    .p1 = Elle ouvre une case de plus dans votre ville : elle a donc sa place même dans une ville pleine.
    .p2 = Elle ne quitte jamais la ville, et aucune autre carte ne la copie ni ne l’active. Sa propre production a lieu comme toujours.
    .p3 = Elle tient lieu de la carte à remplacer partout où celle-ci est demandée : par les événements, par les Créatures qui emménagent gratuitement, par les cartes qui la comptent, comme { barge-toad }. On ne joue plus d’autre exemplaire de cette carte dans votre ville ; ceux qui s’y trouvent restent.
    .p4 = Elle n’est ni commune ni unique. Sa couleur et sa catégorie comptent comme d’habitude.
    .also = case, retirer, défausser, copier, activer, ramasse-miettes, taupe minière, unique, commune, événement
rules-legends-solo = Les Légendes face à Paillasson
    .p1 = { automaton-base } n’en reçoit pas. Chaque fois que vous en jouez une, il gagne 3 points, puis joue pour elle deux cartes au lieu d’une.
    .also = solo, seul, automate, paillasson


rules-newleaf-chapter-newleaf = { box-newleaf }
    .sections = set-up station visitors knoll golden tickets reservations powers solo

rules-newleaf-set-up = Mise en place
    .p1 = 59 cartes sont mélangées à la pioche, 3 cartes Forêt aux autres, et 2 événements de base s’ajoutent. Chacun reçoit 3 jetons Occupé dorés.
    .p2 = Avec la Gare, 3 cartes de la pioche s’y trouvent face visible, chacune avec un wagon, et les 32 Visiteurs forment deux paquets face visible. Les autres wagons sont dans le sac.
    .p3 = Les événements spéciaux sont tous mélangés, pris par moitié dans chaque boîte, ou dans Newleaf seulement. Comme la pioche est épaisse, on peut écarter ceux qui nomment deux cartes.
    .p4 = Les cartes se jouent aussi sans la Gare ; les deux cartes { locomotive } restent alors dans la boîte. Billets, réservations et pouvoirs vont avec l’une ou l’autre formule.
    .also = newleaf, préparation, modules, options, cartes seules, locomotive, événements
rules-newleaf-station = Les cartes de la Gare
    .p1 = À votre tour, vous pouvez jouer une carte de la Gare comme une carte de la Prairie. Vous gagnez alors ce que donne le wagon d’à côté.
    .p2 = Le wagon est déchargé après la carte et tout ce qu’elle déclenche. Alors seulement arrivent un autre wagon et une autre carte ; d’ici là, la place est vide.
    .p3 = Ce ne sont pas des cartes de la Prairie : { inn }, { queen }, { poet } et leurs semblables n’y ont pas accès.
    .p4 = Les wagons utilisés ne retournent dans le sac qu’une fois celui-ci vide.
    .also = gare, train, wagon, tuile, sac, récompense
rules-newleaf-visitors = Les Visiteurs
    .p1 = Un ouvrier à la Gare défausse l’un des deux Visiteurs visibles, accueille ensuite l’un des deux alors visibles, puis décharge un wagon. Tous les joueurs peuvent y être, chacun avec un ouvrier.
    .p2 = À la fin, chacun de vos Visiteurs rapporte ses points si son objectif est alors rempli, et rien sinon. Les ressources restantes peuvent servir à plusieurs d’entre eux, et à d’autres bonus.
    .p3 = Quand un paquet est épuisé, les Visiteurs défaussés sont mélangés et partagés : une moitié prend sa place, l’autre va sous l’autre paquet.
    .also = visiteur, objectif, fin, score, paquet
rules-newleaf-knoll = La Butte
    .p1 = Un ouvrier sur la Butte défausse 3 cartes de la Prairie et de la Gare, que l’on complète, puis en prend 3 en main. Ensuite, vous pouvez décharger un wagon, et on complète à nouveau.
    .p2 = Tous les joueurs peuvent y être, chacun avec un ouvrier.
    .also = butte, défausser, renouveler, piocher
rules-newleaf-golden = Les jetons Occupé dorés
    .p1 = Un bandeau doré dit quelles Constructions accueillent une Créature de Newleaf, ou quelles Créatures une Construction de Newleaf accueille : celles d’une couleur, les communes ou les uniques. Posez un jeton doré sur la Construction et jouez la Créature gratuitement.
    .p2 = Un seul des deux bandeaux suffit, et l’autre carte peut venir de n’importe quelle boîte. Les cartes de Newleaf ne prennent jamais le jeton habituel, si ce n’est que celui d’un { ever-tree } peut accueillir toute Créature.
    .p3 = Vous en avez 3 pour toute la partie ; ils ne reviennent jamais. Une Construction porte un seul jeton, doré ou non.
    .also = doré, jeton, bandeau, occupé, gratuit, couleur
rules-newleaf-tickets = Les billets de train
    .p1 = Pour action de votre tour, vous pouvez utiliser votre billet : l’un de vos ouvriers placés va vers un autre lieu, qui s’utilise comme si vous veniez de l’y placer.
    .p2 = Deux fois au plus. Le retour n’est possible qu’après avoir préparé l’été.
    .p3 = Un ouvrier placé pour de bon reste où il est.
    .also = billet, train, déplacer, ouvrier, aller, retour
rules-newleaf-reservations = Les réservations
    .p1 = Pour action de votre tour, vous pouvez réserver une carte de la Prairie ou de la Gare : elle se place face visible sous votre jeton. Lors d’un tour suivant, vous pouvez la jouer pour 1 ressource de moins.
    .p2 = C’est une capacité qui aide à jouer une carte : celle-ci ou une autre, jamais les deux. La carte n’est ni en main, ni dans la Prairie, ni à la Gare. Une carte de la Gare réservée ne donne pas de wagon.
    .p3 = Une fois la carte jouée, le jeton attend que vous prépariez la saison suivante. Une carte encore réservée peut alors être gardée, ou défaussée pour libérer le jeton.
    .also = réserver, réservation, jeton, réduction, moins cher
rules-newleaf-powers = Les pouvoirs de joueurs
    .p1 = Avant le premier tour, chacun reçoit un pouvoir : distribué, ou choisi parmi deux. Les seuls pouvoirs de Newleaf n’y suffisent pas, et on en distribue un.
    .p2 = Avec les pouvoirs, aucun ouvrier n’arrive au printemps.
    .p3 = Un pouvoir n’est pas une capacité de carte : il peut donc se combiner avec l’une d’elles.
    .also = pouvoir, chauves-souris, chats, abeilles, escargots, archives, pile, printemps, ouvrier
rules-newleaf-solo = Newleaf face à Paillasson
    .p1 = { automaton-base } ne reçoit ni jetons ni billet. Quand il prépare une saison, il accueille celui des Visiteurs visibles qui vaut le plus, et marque les points de tous les siens, quels que soient leurs objectifs.
    .p2 = Il gagne 1 point chaque fois que vous jouez une carte de la Gare, 2 points pour votre deuxième jeton doré et 3 pour le troisième.
    .p3 = Quand vous utilisez votre billet, on lance le dé : 1, rien ; 2 ou 3, il gagne 1 point ; 4 ou 5, il en gagne 2 ; 6 ou 7, il joue une carte ; 8, 1 point et une carte.
    .p4 = Quand vous jouez une carte avec votre jeton Réservation, 4 cartes sont révélées. Si l’une est de la même couleur, il la joue en plus de sa carte habituelle ; entre plusieurs, vous choisissez.
    .also = solo, seul, automate, paillasson, dé


rules-pearlbrook-chapter-pearlbrook = { box-pearlbrook }
    .sections = set-up pearls ambassador river adornments wonders scoring solo

rules-pearlbrook-set-up = Mise en place
    .p1 = 20 cartes sont mélangées à la pioche. Les événements spéciaux et les cartes Forêt de Pearlbrook sont mélangés aux autres, et au moins 1 des événements spéciaux en jeu en provient.
    .p2 = Il n’y a pas d’événements de base, de quelque boîte que ce soit : 4 Merveilles prennent leur place.
    .p3 = Les Citoyens et les Lieux de la rivière sont mélangés à part. 2 de chaque sorte, sans être vus, sont mêlés et posés face cachée sur les quatre emplacements fluviaux, avec 1 perle sur chacun. Les autres restent dans la boîte.
    .p4 = Chacun reçoit un Ambassadeur et, en secret, 2 cartes Ornement.
    .p5 = Le livret déconseille d’y ajouter les Légendes, les cartes en plus ou d’autres extensions. À cette table, on peut tout de même les combiner.
    .also = pearlbrook, préparation, plateau rivière, distribuer, combiner, extension
rules-pearlbrook-pearls = Les perles
    .p1 = Une perle n’est pas une ressource : elle n’est jamais « au choix », ne se stocke pas et ne se donne pas. Elle ne départage pas une égalité.
    .p2 = Une carte Ornement coûte 1 perle, une Merveille 2 ou 3. Chaque perle qui reste à la fin vaut 2 points.
    .p3 = La réserve ne s’épuise jamais.
    .also = perle, monnaie, ressource, dépenser, réserve
rules-pearlbrook-ambassador = L’Ambassadeur
    .p1 = Pour action de votre tour, vous pouvez placer votre Ambassadeur, une grenouille : au Haut-Fond, sur un emplacement fluvial pour lequel votre ville a les cartes, ou sur un { ferry }. Il revient quand vous préparez une saison.
    .p2 = Ce n’est pas un ouvrier. Aucun des deux ne va à la place de l’autre, et ce qui déplace, récupère ou bloque des ouvriers ne le touche pas : { ranger }, billets, { a-well-run-city }.
    .p3 = Vous pouvez préparer une saison sans l’avoir placé, et le placer quand il ne vous reste plus d’ouvrier. Cela fait quatre visites au plus par partie.
    .p4 = Sur un emplacement fluvial ou un { ferry }, il écarte les autres jusqu’à ce que vous prépariez une saison. Le Haut-Fond est ouvert à tous.
    .p5 = Au Haut-Fond, vous payez 2 ressources au choix et défaussez 2 cartes de votre main pour 1 perle.
    .also = ambassadeur, grenouille, haut-fond, placer, récupérer, ouvrier, bloqué
rules-pearlbrook-river = Les Destinations fluviales
    .p1 = Un emplacement fluvial demande des cartes dans votre ville : 3 vertes, 2 rouges, 2 bleues ou 2 marron. Il doit aussi être libre.
    .p2 = Placez votre Ambassadeur. Si la carte est face cachée, prenez la perle posée dessus et révélez la carte ; elle reste dès lors face visible.
    .p3 = Puis vous pouvez faire ce que dit la carte, une fois et en entier. Un Citoyen prend des cartes de votre main contre 1 point et 1 perle. Un Lieu prend 1 jeton Point et une ressource ; vous recevez des cartes et 1 perle.
    .p4 = La première perle vous reste même si vous n’utilisez pas la carte. Les jetons Point se paient de votre réserve, non de cartes.
    .also = rivière, destination, fluviale, citoyen, lieu, découvrir, révéler, perle, condition, couleur
rules-pearlbrook-adornments = Les cartes Ornement
    .p1 = Pour action de votre tour, payez 1 perle et posez une de vos cartes Ornement à côté de votre ville. Ce qu’elle fait à la pose a lieu aussitôt ; ce qu’elle vaut se compte à la fin.
    .p2 = Vous seul les voyez auparavant. Elles ne font pas partie de votre main, n’occupent aucune case, et l’on n’en pioche pas de nouvelle.
    .p3 = Ce ne sont ni des Créatures ni des Constructions : { historian }, { shopkeeper }, { courthouse } et leurs semblables n’y réagissent pas, et elles ne partent jamais.
    .p4 = Celles qui ne sont pas jouées ne valent rien.
    .also = ornement, perle, jouer, secret, moitié supérieure, moitié inférieure
rules-pearlbrook-wonders = Les Merveilles
    .p1 = Placez un ouvrier sur une Merveille et payez tout ce qu’elle coûte : ressources, perles et cartes de votre main. Elle est dès lors à vous, et nul autre ne peut la construire.
    .p2 = Rien n’en baisse le coût, et seul un ouvrier la construit. Il revient comme d’habitude.
    .p3 = Les Merveilles ne sont pas des événements : { king } ne les compte pas, et elles ne départagent pas une égalité.
    .also = merveille, construire, événements de base, porte, fontaine, pont, flamme, coût
rules-pearlbrook-scoring = Le décompte
    .p1 = Aux points habituels s’ajoutent ce que valent vos cartes Ornement jouées, les points de vos Merveilles, et 2 points par perle qui reste.
    .also = score, points, fin, perles, merveilles, ornements
rules-pearlbrook-solo = Pearlbrook face à Paillasson
    .p1 = À la mise en place, le dé à huit faces envoie l’Ambassadeur de { automaton-base } sur un emplacement fluvial : 1 ou 2, le premier ; 3 ou 4, le deuxième ; 5 ou 6, le troisième ; 7 ou 8, le quatrième. Il prend la perle qui s’y trouve, la carte est révélée, et il gagne 1 perle de plus.
    .p2 = Chaque fois qu’il prépare une saison, son Ambassadeur revient et on relance le dé. Là où la carte est déjà révélée, il ne gagne que 1 perle. Si le vôtre s’y trouve, le sien va à l’emplacement libre suivant, et du dernier au premier.
    .p3 = Jusqu’à sa prochaine préparation, son Ambassadeur écarte le vôtre.
    .p4 = Il marque 2 points par perle et ne construit aucune Merveille. Sans événements de base, il n’en prend aucun.
    .also = solo, seul, automate, paillasson, dé, ambassadeur


rules-spirecrest-chapter-spirecrest = { box-spirecrest }
    .sections = road weather exploring discoveries big-critters expedition solo

rules-spirecrest-road = Le sentier de montagne
    .p1 = Une carte Saison est tirée pour chaque saison ; celle de l’hiver est visible. Le sentier a trois portions, Collines, Pics et Crevasses, avec sur chacune une tuile Carte de plus que de joueurs. Celles des Collines sont visibles ; le premier arrivé révèle les autres.
    .p2 = Chacun a un voyageur au départ du sentier. Ce n’est pas un ouvrier.
    .p3 = Le livret conseille un seul des grands plateaux par partie. À cette table, on peut tout de même les combiner.
    .also = spirecrest, préparation, montagne, voyageur, tuiles carte, portion
rules-spirecrest-weather = Les cartes Saison
    .p1 = Une carte Saison ne gêne que ceux qui sont dans sa saison, jusqu’à ce qu’ils préparent la suivante.
    .p2 = Ce qui rend une carte plus chère ne change rien à une carte jouée gratuitement. Seul l’{ mountaineer } échappe au temps qu’il fait, et seulement au printemps.
    .also = météo, temps, saison, handicap, interdit, plus cher
rules-spirecrest-exploring = Explorer
    .p1 = C’est la fin de chaque préparation de saison. D’abord, prenez une tuile Carte de la portion où se trouve votre voyageur et ajoutez-la à votre expédition.
    .p2 = Puis les 3 premières Découvertes de cette portion sont révélées. Jouez-en une : la première est gratuite, la deuxième coûte 1, la troisième 2, en ressources ou en cartes de votre main. Les autres vont sous leur paquet.
    .p3 = Enfin, votre voyageur avance. Le premier arrivé révèle la carte de la nouvelle saison et les tuiles de la nouvelle portion.
    .also = explorer, tuile, découverte, voyager, préparer, collines, pics, crevasses
rules-spirecrest-discoveries = Les Découvertes
    .p1 = Une Découverte se pose à côté de votre ville : elle n’occupe aucune case, n’a pas de couleur et ne compte pas pour les événements.
    .p2 = Certaines accueillent des ouvriers. Sans le signe Ouvert, les vôtres seulement ; avec lui, ceux de tous, un par joueur, et vous gagnez 1 point quand un adversaire y vient.
    .also = découverte, lieu, ouvert, réserve, permanente
rules-spirecrest-big-critters = Les Grandes Créatures
    .p1 = Une Grande Créature remplace l’un de vos ouvriers : leur nombre ne change pas. Elle en est dès lors un à tous égards, et vous dites à votre tour si vous la placez, elle ou un autre.
    .p2 = Les pouvoirs de joueur ne s’appliquent pas là où elle est placée. Un billet ne la déplace pas ; { ranger } le peut.
    .also = grande créature, selle, ouvrier, pouvoir
rules-spirecrest-expedition = L’expédition
    .p1 = Après avoir passé, vous pouvez parcourir votre expédition : payez la tuile suivante et avancez, aussi longtemps que vous voulez. Les tuiles se parcourent dans l’ordre ; la première que vous ne payez pas arrête le voyage.
    .p2 = Chaque tuile parcourue rapporte ses points. À 5 ou 6 joueurs, cela vient avant de défausser sa main.
    .also = expédition, tuile, parcourir, payer, passer, points
rules-spirecrest-solo = Spirecrest face à Paillasson
    .p1 = Chaque portion a 2 tuiles Carte. Chaque fois que { automaton-base } prépare une saison, il prend la tuile que vous lui avez laissée. Il ne fait pas de Découverte, le temps ne le gêne pas, et à la fin il marque toutes ses tuiles sans payer.
    .also = solo, seul, automate, paillasson


rules-chapter-table = À cette table
    .sections = undo clock secrets asking

rules-undo = Revenir en arrière
    .p1 = Là où l’annulation est libre, vous pouvez revenir sur vos derniers choix tant que personne n’en a rien appris : une carte piochée, révélée ou arrivée dans la Prairie, un dé lancé ou une décision du joueur suivant y met fin. Un cadenas marque ce point.
    .p2 = Pour remonter plus loin, il faut l’accord des autres joueurs : de tous ceux qui sont présents, et le silence ne vaut pas accord. Les robots sont toujours d’accord.
    .p3 = On choisit en ouvrant la table : annulation libre, toujours avec l’accord de tous, ou jamais. Une fois la partie terminée, on n’annule plus rien, car toutes les mains sont visibles.
    .also = annuler, retour, erreur, reprendre, coup, accord, cadenas
rules-clock = Horloge, départs, remplaçants
    .p1 = L’horloge, si la table en a une, tourne pour le joueur qui doit décider et repart de zéro à chaque tour. Les autres peuvent accorder du temps, jusqu’à cinq fois pour une même décision. Quand le temps est écoulé, un robot prend le relais.
    .p2 = Si vous partez, le remplaçant de la table joue pour vous, ou les autres attendent. Vous pouvez revenir à tout moment ; avec une horloge, toutefois, pas pendant que le robot choisit.
    .p3 = Si quelqu’un fait attendre les autres 5 minutes, ceux-ci peuvent convenir d’un remplaçant. Les robots se reposent quand il n’y a plus d’humain à la table.
    .also = temps, minuteur, horloge, absent, robot, bot, remplaçant, partir, déconnexion, revenir
rules-secrets = Ce qui est visible, ce qui est secret
    .p1 = Tout le monde voit les villes, avec tout ce qui se trouve sur leurs cartes et dessous, les ressources, les points, les ouvriers, les saisons, les événements, et le nombre de cartes de chaque main, de la pioche et de la défausse.
    .p2 = Sont secrets les mains, l’ordre de la pioche et le contenu de la défausse. Les cartes données passent d’une main à l’autre sans que les autres joueurs les voient. Une fois la partie terminée, toutes les mains sont montrées.
    .p3 = Les robots savent ce qu’un joueur saurait à leur place, et rien d’autre.
    .also = caché, information, visible, secret, main, spectateur, tricher, robots, bots
rules-asking = Ce qu’on vous demande
    .p1 = Quand une obligation ne laisse qu’une seule possibilité, elle est appliquée sans question. Mais c’est toujours vous qui choisissez l’action de votre tour.
    .p2 = Pour tout ce que vous ne pouvez pas choisir, la page indique pourquoi : ce qui manque, qui occupe la place, ce qui est plein.
    .also = automatique, obligatoire, pourquoi pas, choix, permis


rules-chapter-words = Vocabulaire
    .sections = glossary

rules-glossary = Glossaire
    .p1 = Accomplir : placer un ouvrier sur un événement et se l’attribuer ainsi.
    .p2 = Activer : faire agir une carte verte une fois de plus, comme en production.
    .p3 = Valeur de base : les points imprimés sur une carte, sans bonus.
    .p4 = Déployé : se dit d’un ouvrier placé quelque part, qui n’est plus disponible.
    .p5 = Définitivement : se dit d’un ouvrier qui reste quelque part jusqu’à la fin de la partie.
    .p6 = Ouverte : se dit d’une carte que les autres joueurs peuvent aussi visiter.
    .p7 = Jouer : faire entrer une carte dans une ville par les six étapes, qu’elle soit payée ou gratuite.
    .p8 = Coût imprimé : ce que coûte une carte sans aucune réduction, quoi qu’on ait payé.
    .p9 = Prisonnier : une Créature sous un { dungeon }. Elle n’appartient plus à la ville.
    .p10 = Réserve : vos propres ressources, ou le stock commun d’où tout provient.
    .also = termes, mots, sens, définition, vocabulaire
