# Les robots : ce qui ne va pas dans la façon d’en demander un.

error-bad-bot = { $bot } ne désigne aucun robot. Écrivez nom[:style][@budget], avec un budget en secondes ou en itérations : greedy, sage@2s, sage:blocker@500i.
error-bad-budget = Un robot ne peut pas réfléchir { $seconds } secondes et { $iterations } itérations : donnez l’un des deux, supérieur à 0.
error-bad-experience = { $path } ne contient pas de poids : indiquez un fichier écrit par everdell train.
error-no-budget = Le robot { $bot } répond aussitôt et n’a pas de budget : enlevez @….
error-no-style = Le robot { $bot } n’a pas de styles : enlevez :{ $style }.
error-nothing-to-decide = Ce n’est pas à cette place de décider : redemandez quand ce sera son tour.
error-plain-bot = Le robot { $bot } n’a ni style ni budget : enlevez-les.
error-unknown-style = Le style { $style } n’existe pas. Il y a : { $known } ; ou indiquez un fichier de poids (.json).
