# The mail relay as a container; docs/relay.md describes how to run it.
FROM node:24.21.0-bookworm-slim AS bundle
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
# Only what deploy/relay.Dockerfile.dockerignore allows; BuildKit reads that file for this Dockerfile.
COPY . .
# Checks the config and bundles the command into .cache. The settings are placeholders.
RUN NODE_ENV=production SMTP_URL=smtps://mail.invalid RELAY_FROM=relay@mail.invalid node scripts/run.mjs relay --check

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force
COPY . .
COPY --from=bundle /app/.cache ./.cache
USER node
EXPOSE 8025
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8025/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "relay"]
