# Les Légendes : le nom et le texte de chacune.


## La boîte

box-legends = Légendes
    .description = Une Créature et une Construction légendaires pour chacun, secrètes jusqu’à ce qu’on les joue.
preset-legends-and-packs = Légendes et zizanie
    .description = Deux Légendes pour chacun, et toutes les cartes en plus.
remark-legends-too-few = Il n’y en a que cinq de chaque sorte : à six, il faut d’autres Légendes, ou jouer sans elles.


## Ce que ses cartes demandent et offrent, et ce qu’on en raconte

prompt-slide-under = choisissez la Construction sous laquelle la glisser

option-under-component = Glisser sous { $component }


## Créatures

amilla-glistendew = Amilla Roséeluisante
    .split = Amilla Rosée|lui|sante
    .text = Remplace gratuitement une { queen }. { -visit } accomplissez un événement encore disponible, quoi qu’il demande à votre ville. Ce qu’il coûte doit être payé.
cirrus-windfall = Cirrus Tombeciel
    .split = Cirrus Tombe|ciel
    .text = Remplace gratuitement un { postal-pigeon }. { -when-played } vous pouvez jouer gratuitement une carte de votre main ou de la Prairie dont la valeur de base est de 3 points au plus.
foresight = Sagevue
    .split = Sage|vue
    .text = Remplace gratuitement un { historian }. Après chaque Créature que vous jouez, sauf celle-ci, piochez 2 cartes ; après chaque Construction, gagnez 1 ressource au choix.
fynn-nobletail = Fynn Queuenoble
    .split = Fynn Queue|noble
    .text = Remplace gratuitement un { king }. { -game-end } 2 points par événement de base et 3 points par événement spécial que vous avez accompli.
poe = Poe
    .text = Remplace gratuitement un { teacher }. { -production } défaussez autant de cartes de votre main que vous voulez, puis complétez-la.


## Constructions

bridge-of-the-sky = Pont du Ciel
    .text = Remplace gratuitement une { crane }. Vous pouvez poser une seule Construction dessus pour la payer jusqu’à 3 ressources au choix de moins. { -game-end } autant de points que la valeur de base de celle-ci. { -alone }
mcgregors-market = Marché de McGregor
    .split = Marché de Mc|Gregor
    .text = Remplace gratuitement une { farm }. { -production } gagnez 2 ressources au choix.
oleanders-opera-house = Opéra d’Oleander
    .split = Opéra d’Ole|an|der
    .text = Remplace gratuitement un { theater }. { -game-end } 2 points par Créature unique dans votre ville.
silver-scale-spring = Source argentée
    .split = Source ar|gen|tée
    .text = Remplace gratuitement des { ruins }. N’occupe aucune case. { -when-played } glissez-la sous une Construction de votre ville, qui reste. Gagnez le coût imprimé de cette Construction et piochez 2 cartes.
the-green-acorn = Le Gland Vert
    .text = Remplace gratuitement une { inn }. { -visit } jouez une carte de votre main ou de la Prairie en payant jusqu’à 4 ressources au choix de moins. Ouvert aux adversaires : 2 points pour vous à chaque visite. { -alone }


## Notes pour une première partie

note-legends-kept = Ces deux Légendes ne sont qu’à vous et ne comptent pas dans votre main. Payez-en le prix, ou jouez-la gratuitement à la place de la carte qu’elle nomme, si elle est dans votre ville.
