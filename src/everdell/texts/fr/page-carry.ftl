# Une place sur d'autres appareils : le lien et la phrase qui l'y amènent, et l'écran qui la reprend.

carry-menu = Emporter ou garder ma place
carry-title = Ma place
carry-device = Sur un autre appareil
    .text =
        { $n ->
            [one] Ouvrez-y un lien, ou visez une image avec son appareil photo. Votre place vous suit, et cet appareil ne fait plus que regarder.
           *[other] Ouvrez-y un lien, ou visez une image avec son appareil photo. Les { $n } places de cet appareil vous suivent, et il ne fait plus que regarder.
        }
carry-link-make = Créer un lien
carry-link-renew = Créer un autre lien
carry-link-works = Sert une seule fois, pendant encore { $time }. Qui l'ouvre obtient votre place.
carry-link-expired = Ce lien a expiré.
carry-qr = Code QR qui amène votre place sur l'appareil qui le lit
carry-local = Cette adresse n'est connue que de cette machine. Ouvrez la page sous une adresse que l'autre appareil peut atteindre, et créez-y le lien.
carry-phrase = En une phrase
    .text = Six mots qui ramènent votre place sur n'importe quel appareil, même si celui-ci est perdu ou que son navigateur vous a oublié.
carry-phrase-make = Créer une phrase
carry-phrase-renew = Créer une autre phrase
carry-phrase-void = Vous avez déjà une phrase. Une nouvelle la remplacera.
carry-phrase-once = Notez-la ou copiez-la : elle n'est montrée que maintenant. Qui la connaît peut prendre votre place.
carry-phrase-copy = Everdell, table { $code } : { $phrase } ({ $address })


## L'écran qui reprend une place

carry-screen = Reprendre une place ici
    .lead = Vous avez une place à une table et voulez jouer sur cet appareil.
carry-typed = Votre phrase
    .hint = Six mots. Majuscules et accents n'ont pas d'importance.
    .link = Vous avez plutôt un lien ou un code QR ? Ouvrez-le sur cet appareil.
carry-typed-empty = Tapez les six mots de votre phrase.
carry-find = Trouver ma place
carry-found =
    { $n ->
        [one] Reprendre la place de { $names } à la table { $code } ?
       *[other] Reprendre les places de { $names } à la table { $code } ?
    }
carry-found-moves = L'appareil sur lequel vous jouiez ne fera plus que regarder.
carry-found-beside =
    { $n ->
        [one] { $names } joue déjà à la même table sur cet appareil. Vous le partagerez, et il cachera la main de qui n'a pas à jouer.
       *[other] { $names } jouent déjà à la même table sur cet appareil. Vous le partagerez, et il cachera la main de qui n'a pas à jouer.
    }
carry-take = Continuer ici
carry-not-now = Pas maintenant
carry-refused = Aucune place à reprendre
carry-here = Vous y êtes déjà
carry-to-table = Vers la table
carry-by-phrase = J'ai une phrase


## Sur l'appareil qui avait la place

carry-gone = Votre place est maintenant sur un autre appareil
    .text = Elle y a été reprise par votre lien ou votre phrase. Ici, vous ne faites plus que regarder.
    .closed = Elle y a été reprise par votre lien ou votre phrase, et personne d'autre ne peut regarder cette table.
    .thief = Ce n'était pas vous ? Si vous avez une phrase, elle ramène la place ici.
carry-gone-watch = Regarder
