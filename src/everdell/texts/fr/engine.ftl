# Quel moteur tourne : le compilé, ou les mêmes sources interprétées, et ce qu’on peut y faire.

engine-runs =
    { $engine ->
        [compiled] C’est le moteur compilé qui tourne.
       *[interpreted] C’est le moteur interprété qui tourne : dans le même temps, les robots voient moins loin.
    }
engine-bots-compiled = Le serveur lui-même tourne encore avec le moteur interprété ; les robots, eux, réfléchissent déjà avec le moteur compilé. Après un redémarrage, tout l’utilisera.
engine-why =
    { $why ->
        [asked] EVERDELL_PURE=1 demande le moteur interprété. Sans cette variable, c’est le moteur compilé qui tourne.
        [unbuilt] Le moteur est interprété, car ces sources ne sont pas compilées, ou pas encore. Dans leur dossier, cette commande les compile : make build
        [no-compiler] Le moteur est interprété, car aucun compilateur C n’a été trouvé. Installez-en un (sous Debian : apt-get install gcc python3-dev), puis réinstallez everdell ; dans un dossier de ses sources : make build
        [failed] Le moteur est interprété, car il n’a pas pu être compilé. Dans le dossier de ses sources, cette commande dit pourquoi : make build
        [declined] Le moteur est interprété, car EVERDELL_COMPILE=0 l’a voulu à l’installation. Réinstallez everdell sans cette variable.
       *[unknown] Le moteur est interprété, sans que la raison en ait été notée. Avec un compilateur C (sous Debian : apt-get install gcc python3-dev), réinstallez everdell à partir de ses sources.
    }
