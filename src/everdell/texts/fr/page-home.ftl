# L’accueil, ce qui entoure tous les écrans sauf la table, et la page qui parle de nous.

home-title = Everdell · jouer dans le navigateur
home-lead = Bâtissez une ville sylvestre au fil de quatre saisons : en solo, autour d’un écran ou avec des amis au loin. Sans compte, sans rien installer.
home-places = Où aller
home-rules = Règles
    .text = Comment jouer, et ce qui se passe si…
home-cards = Cartes
    .text = Toutes les cartes, tous les lieux et tous les événements, à parcourir.
home-settings = Réglages
    .text = Langue, couleurs, lecture facilitée, animations et sons.
home-theme-light = Couleurs claires
home-theme-dark = Couleurs sombres
home-unofficial = Un Everdell non officiel, fait par des joueurs pour des joueurs. Le jeu et ses noms appartiennent à leurs propriétaires ; aucune image et aucun texte d’ici ne sont les leurs.
home-about = À propos
home-api = Pour les développeurs


## Jouer tout de suite

home-play-now = Jouer
home-play-bots =
    { $n ->
        [one] Vous et 1 robot : { $bot }
       *[other] Vous et { $n } robots : { $bot }
    }
home-play-solo = En solo contre { $rival }
home-game = Quel jeu ?
home-against = Contre
home-against-bots = Des robots
home-against-solo = { $rival } (solo)
home-bots-number = Combien
home-opponent = Contre qui
home-opponent-of = Adversaire { $n }
home-mixed = Choisir chaque adversaire


## Les tables

home-mine = Mes parties
home-mine-empty = Aucune partie pour l’instant. Lancez-en une : vous la retrouverez ici à chaque visite.
home-together = À plusieurs
home-new = Nouvelle table
home-new-hint = Des amis en ligne, du monde autour de cet écran, des robots : comme il vous plaît.
home-join = Rejoindre
home-join-code = Code ou lien d’une table
home-join-hint = Ou scannez avec un téléphone le code QR affiché par la table.
home-join-empty = Tapez les lettres et chiffres du code, ou collez le lien.
home-phrase-hint = Pour retrouver votre place depuis un autre appareil, ou quand le navigateur vous a oublié.
home-public = Tables ouvertes
home-public-empty = Personne ne joue en public en ce moment. Ouvrez une table que les autres pourront trouver.
home-record = Ouvrir une partie enregistrée
home-record-hint = Un fichier enregistré à la fin d’une partie.
home-record-unreadable = Ce fichier n’est pas une partie enregistrée : ce n’est pas du JSON valide. Choisissez-en un autre.
home-your-turn = À vous de jouer
home-waiting =
    { $n ->
        [0] Prête à commencer
        [one] En attente d’une personne
       *[other] En attente de { $n } personnes
    }
home-playing = En cours
home-over = Terminée
home-abandoned = Abandonnée
home-join-this = Rejoindre
home-watch-this = Regarder
home-show-all = Tout voir ({ $n })
home-past =
    { $n ->
        [one] 1 partie terminée
       *[other] { $n } parties terminées
    }
home-learn = Apprendre et consulter


## À propos

home-about-title = À propos de cet Everdell
home-about-what = Ce que c’est
    .text = Une table numérique pour le jeu de société Everdell, à jouer dans le navigateur : en solo contre Paillasson, contre des robots, autour d’un écran ou par le réseau. C’est un logiciel libre, il ne demande aucun compte, et chacun peut le faire tourner sur sa propre machine.
home-about-unofficial = Non officiel
    .text = C’est l’œuvre de joueurs. Elle n’a aucun lien avec l’éditeur ni avec les auteurs d’Everdell, et n’est pas approuvée par eux. Les noms du jeu et de ses éléments appartiennent à leurs propriétaires et servent à dire de quoi l’on parle.
home-about-art = Images et mots
    .text = Aucune image et aucun texte de l’éditeur ne sont utilisés. Chaque image est dessinée par le programme lui-même, trait par trait ; les règles sont racontées avec nos propres mots. Si le jeu vous plaît, la vraie boîte et ses belles peintures méritent une place chez vous.
home-about-private = Ce qui est conservé sur vous
    .text = Le nom sous lequel vous prenez place, vos parties, et un cookie qui permet au serveur de reconnaître vos places. Vos réglages restent dans ce navigateur. Rien n’est transmis à des tiers.
home-about-licences = Fait avec
home-about-fonts = Polices de caractères, sous licence SIL Open Font License 1.1
home-about-libraries = Bibliothèques de cette page
home-about-under = licence { $licence }
home-about-licences-link = Toutes les licences en entier
home-about-runs = Ce qui tourne ici
    .text = Vous utilisez everdell { $version }.
home-about-programs = Pour les développeurs
    .text = Tout ce que fait cette page, un programme peut le faire aussi : ouvrir des tables, jouer, regarder, lire des enregistrements.
home-about-programs-link = Description de l’interface
