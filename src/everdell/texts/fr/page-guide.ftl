# Les notes d’une première partie, données une seule fois. Ce qu’apportent les boîtes est dans leurs fichiers.

guide-note = Une note
guide-got-it = Compris
guide-no-more = Plus de notes
guide-yes = Oui, guidez-moi
guide-no = Non merci


## Les notes

guide-offer = Est-ce votre première partie ? De courtes notes peuvent tout vous expliquer, chacune au moment voulu.
guide-place = Envoyez un ouvrier sur un lieu cerclé : vous gagnez aussitôt ce qui y est dessiné. Il y reste jusqu’à ce que vous prépariez la saison suivante.
guide-card = Vous pouvez payer les cartes cerclées, dans votre main ou dans la Prairie. Une carte jouée rejoint votre ville et rapporte ses points à la fin.
guide-free = Cette Créature ne vous coûte rien : une Construction de votre ville lui offre un logement. Chaque Construction accueille gratuitement une Créature, une seule fois.
guide-event = Votre ville réunit ce que demande cet événement. Envoyez-y un ouvrier pour l’accomplir : il revient au premier arrivé.
guide-home = Une carte de votre ville accueille aussi un ouvrier : envoyez-le là comme sur un lieu du plateau.
guide-open = Cette carte d’une autre ville est ouverte à tous. Votre ouvrier peut s’y rendre ; son propriétaire y gagne un point.
guide-hand = Votre main est pleine : elle compte { $n } cartes. Vous n’en piocherez plus avant d’en avoir joué ou défaussé.
guide-prepare = Tous vos ouvriers sont sortis. Préparez la saison suivante et ils rentreront ; mais rien ne presse : vous pouvez d’abord jouer encore des cartes.
guide-pass = Si vous passez, la partie est finie pour vous : vous gardez vos points, mais ne ferez plus rien. Passez quand plus rien n’en vaut la peine.
guide-score = Le plus de points l’emporte. Chaque ligne dit d’où ils viennent : les cartes elles-mêmes, les jetons posés dessus, ce que certaines comptent à la fin, les événements et les voyages.
