# Ce qu’affiche `everdell load`.

load-tables =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
load-measure =
    { $measure ->
        [moves] Coups/s enregistrés et confirmés
        [latency-p50] Réponse à un coup, médiane, ms
        [latency-p95] … 95 % en moins de, ms
        [latency-p99] … 99 % en moins de, ms
        [latency-max] … la plus longue, ms
        [push-p50] Annonce aux autres, médiane, ms
        [push-p99] … 99 % en moins de, ms
        [games] Parties finies
        [server-cpu] Processeurs occupés par le serveur
        [load-cpu] Processeurs occupés par la charge
       *[memory] Mémoire d’une table en jeu, ko
    }
load-engine =
    { $engine ->
        [compiled] Moteur compilé.
        [pure] Moteur en Python pur.
       *[unknown] On ne sait pas quel moteur emploie le serveur.
    }
load-stage =
    { $stage ->
        [set-up] Mise en place de { load-tables }
       *[play] Parties en cours à { load-tables }
    }
load-errors = Des erreurs sont survenues sous la charge : { $errors }.

error-load-bound = { $option } va jusqu’à { $most }.
error-load-curve = --curve attend des nombres de tables comme 50,200,500, et non { $curve }.
error-load-elsewhere = La charge ne s’exerce que sur cette machine : donnez une adresse comme http://127.0.0.1:8000, et non { $url }.
error-load-missing = Mettre un serveur sous charge demande d’autres paquets : pip install 'everdell[web,load]'.
error-load-no-server = Le serveur n’a pas démarré ; ce qu’il a dit se trouve ci-dessus.
error-load-open-files = Autant de tables demandent { $needed } fichiers ouverts, et le système en permet { $most } : demandez moins de tables, ou permettez-en davantage (ulimit -Hn).
error-load-refused = Le serveur n’a pas laissé mettre en place les tables ({ $code }). S’il limite ce que peut faire une adresse, levez les limites, ou retirez --url.
