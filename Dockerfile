# Builds page and server, and leaves an image with nothing but what runs: no compiler, no test, no source.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# npm ci lists the modules; without sources there are none yet.
COPY scripts scripts
RUN npm ci --include=dev --no-fund --no-audit
COPY . .
RUN node scripts/build.mjs
# Files that the server reads at run time: migrations, address sets, worker threads, fonts.
RUN mkdir /files && find server -type f ! -name '*.ts' -exec cp --parents {} /files/ \;

FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts scripts
RUN npm ci --omit=dev --no-fund --no-audit && npm cache clean --force

FROM node:24-trixie-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# pg_dump and pg_restore, for backups.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /files ./
COPY --from=build /app/dist dist
COPY package.json package-lock.json LICENSE ./
COPY scripts scripts
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
# The first start makes the tables, on a slow disk not in an instant.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "dist/server/main.js"]
