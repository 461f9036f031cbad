# What `everdell load` prints.

load-tables =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
load-measure =
    { $measure ->
        [moves] Moves/s, durable and answered
        [latency-p50] Answer to a move, median, ms
        [latency-p95] … 95 % within, ms
        [latency-p99] … 99 % within, ms
        [latency-max] … longest, ms
        [push-p50] Others are told of it, median, ms
        [push-p99] … 99 % within, ms
        [games] Games ended
        [server-cpu] Processors busy with the server
        [load-cpu] Processors busy with the load
       *[memory] Memory for a table in play, kB
    }
load-engine =
    { $engine ->
        [compiled] Compiled engine.
        [pure] Pure Python engine.
       *[unknown] Which engine the server runs is not known.
    }
load-stage =
    { $stage ->
        [set-up] Setting up { load-tables }
       *[play] Playing at { load-tables }
    }
load-errors = Something went wrong under load: { $errors }.

error-load-bound = { $option } goes up to { $most }.
error-load-curve = --curve takes numbers of tables such as 50,200,500, not { $curve }.
error-load-elsewhere = Load is put on this machine only: give an address such as http://127.0.0.1:8000, not { $url }.
error-load-missing = Putting load on a server takes more packages: pip install 'everdell[web,load]'.
error-load-no-server = The server did not start; what it said stands above.
error-load-open-files = So many tables take { $needed } open files, and the system allows { $most }: ask for fewer tables, or let it allow more (ulimit -Hn).
error-load-refused = The server did not let the tables be set up ({ $code }). If it limits what one address may do, lift the limits, or leave --url out.
