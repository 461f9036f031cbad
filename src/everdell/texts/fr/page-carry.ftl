# Une place sur d’autres appareils : le lien et la phrase qui l’y amènent, et l’écran qui la reprend.

carry-menu = Emporter ou sauvegarder ma place
carry-title = Ma place
carry-device = Sur un autre appareil
    .text =
        { $n ->
            [one] Ouvrez-y un lien, ou scannez un code QR. Votre place vous suit, et cet appareil devient simple spectateur.
           *[other] Ouvrez-y un lien, ou scannez un code QR. Les { $n } places de cet appareil vous suivent, et il devient simple spectateur.
        }
carry-link-make = Créer un lien
carry-link-renew = Créer un autre lien
carry-link-works = Valable une seule fois, encore { $time }. Toute personne qui l’ouvre obtient votre place.
carry-link-expired = Ce lien a expiré.
carry-qr = Code QR à scanner pour emporter votre place sur l’autre appareil
carry-local = Cette adresse n’est connue que de cette machine. Ouvrez la page à une adresse que l’autre appareil peut atteindre, et créez-y le lien.
carry-phrase = Avec une phrase
    .text = Six mots qui ramènent votre place sur n’importe quel appareil, même si celui-ci est perdu ou que son navigateur vous a oublié.
carry-phrase-make = Créer une phrase
carry-phrase-renew = Créer une autre phrase
carry-phrase-void = Vous avez déjà une phrase. Une nouvelle la remplacera.
carry-phrase-once = Notez-la ou copiez-la : elle ne s’affiche que cette fois. Toute personne qui la connaît peut prendre votre place.
carry-phrase-copy = Everdell, table { $code } : { $phrase } ({ $address })


## L’écran qui reprend une place

carry-screen = Reprendre une place ici
    .lead = Vous avez une place à une table et voulez jouer sur cet appareil.
carry-typed = Votre phrase
    .hint = Six mots. Majuscules et accents n’ont pas d’importance.
    .link = Vous avez plutôt un lien ou un code QR ? Ouvrez le lien ou scannez le code avec cet appareil.
carry-typed-empty = Tapez les six mots de votre phrase.
carry-find = Trouver ma place
carry-found =
    { $n ->
        [one] Reprendre la place { DE($names) } à la table { $code } ?
       *[other] Reprendre les places { DE($names) } à la table { $code } ?
    }
carry-found-moves = L’appareil sur lequel vous jouiez deviendra simple spectateur.
carry-found-beside =
    { $n ->
        [one] { $names } joue déjà à la même table sur cet appareil. Vous le partagerez, et il ne montrera que la main de la personne dont c’est le tour.
       *[other] { $names } jouent déjà à la même table sur cet appareil. Vous le partagerez, et il ne montrera que la main de la personne dont c’est le tour.
    }
carry-take = Continuer ici
carry-not-now = Pas maintenant
carry-refused = Aucune place à reprendre
carry-here = Vous y êtes déjà
carry-to-table = Aller à la table
carry-by-phrase = J’ai une phrase


## Sur l’appareil qui avait la place

carry-gone = Votre place est maintenant sur un autre appareil
    .text = Elle y a été reprise grâce à votre lien ou à votre phrase. Ici, vous n’êtes plus que spectateur.
    .closed = Elle y a été reprise grâce à votre lien ou à votre phrase, et cette table n’admet pas de spectateurs.
    .thief = Ce n’était pas vous ? Si vous avez une phrase, elle ramène la place ici.
carry-gone-watch = Regarder
