# The everdell server. Build: docker build -t everdell .   Run: docker run -p 8000:8000 everdell
FROM node:24-bookworm-slim AS page

WORKDIR /src/page
COPY page/package.json page/package-lock.json page/.npmrc ./
RUN npm ci

COPY page ./
RUN EVERDELL_PAGE=/page npm run build

FROM python:3.11-slim-bookworm AS build

# The compiler is needed for the compiled engine, and stays behind in this stage.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*

WORKDIR /src
COPY requirements.lock requirements-build.lock ./
RUN python -m venv /opt/everdell \
    && /opt/everdell/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
# What compiles has an environment of its own: a build needs nothing that runs a server.
RUN python -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --require-hashes -r requirements-build.lock

COPY pyproject.toml setup.py README.md LICENSE ./
COPY src ./src
COPY --from=page /page ./src/everdell/web/page
RUN EVERDELL_COMPILE=1 /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheel . \
    && /opt/everdell/bin/pip install --no-cache-dir --no-deps /wheel/*.whl

FROM python:3.11-slim-bookworm

RUN useradd --create-home --uid 1000 everdell \
    && install --directory --owner everdell /data
COPY --from=build /opt/everdell /opt/everdell

USER 1000
ENV PATH=/opt/everdell/bin:$PATH \
    EVERDELL_HOST=0.0.0.0 \
    EVERDELL_DATABASE=/data/tables.sqlite3
VOLUME /data
EXPOSE 8000
HEALTHCHECK --timeout=10s CMD ["python", "-c", "import os, urllib.request as web; web.urlopen(f'http://127.0.0.1:{os.environ.get(\"EVERDELL_PORT\") or 8000}/ready', timeout=9)"]
CMD ["everdell", "serve"]
