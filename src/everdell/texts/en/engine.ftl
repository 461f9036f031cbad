# Which engine runs: the compiled one, or the same sources interpreted, and what to do about it.

engine-runs =
    { $engine ->
        [compiled] The compiled engine runs.
       *[interpreted] The interpreted engine runs: bots see less far in the same time.
    }
engine-bots-compiled = The server itself still runs the interpreted engine; the bots already think with the compiled one. After a restart everything runs on it.
engine-why =
    { $why ->
        [asked] EVERDELL_PURE=1 asks for the interpreted engine. Without this variable the compiled one runs.
        [unbuilt] The engine is interpreted, because these sources are not compiled, or not yet. In their folder, this compiles them: make build
        [no-compiler] The engine is interpreted, because no C compiler was found. Install one (on Debian: apt-get install gcc python3-dev), then install everdell again; in a folder with its sources: make build
        [failed] The engine is interpreted, because it could not be compiled. In the folder of its sources, this says why: make build
        [declined] The engine is interpreted, because EVERDELL_COMPILE=0 said so at its installation. Without this variable, install everdell again.
       *[unknown] The engine is interpreted, and it was not noted why. With a C compiler (on Debian: apt-get install gcc python3-dev), install everdell again from its sources.
    }
