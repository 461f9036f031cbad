# Les mots communs à tous les écrans de la page. Chaque pièce de la page a son propre fichier à côté.

page-home = Accueil
page-close = Fermer
page-loading = Un instant…
page-again = Réessayer
page-link = Lien
page-copy = Copier
page-copied = Copié
page-lost = Il n’y a rien ici
    .text = Cette adresse ne mène nulle part. Il y manque peut-être une lettre.
page-offline = Le serveur ne répond pas
    .text = Rien n’est perdu : la partie y est conservée. Nous réessayons de nous-mêmes.
page-broken = Quelque chose s’est mal passé
    .text = Rien n’est perdu : le serveur conserve les parties. En général, recharger la page suffit.
page-reload = Recharger la page
page-table-title = Everdell · table { $code }
page-your-turn = ● À vous de jouer !
    .text = La table vous attend.
page-table-closed = Cette table ne peut pas être ouverte
page-delete = Supprimer la table
page-delete-of = Supprimer la table { DE($players) }
page-delete-sure = Supprimer définitivement cette table ?
    .text = La partie et son enregistrement disparaîtront, pour toutes les personnes qui y étaient. Rien ne les ramènera.
page-delete-yes = Supprimer définitivement
page-delete-no = La garder
page-deleted = La table est supprimée.
