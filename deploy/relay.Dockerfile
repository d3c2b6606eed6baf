# The mail relay as a container; docs/relay.md describes how to run it.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
# Only what deploy/relay.Dockerfile.dockerignore allows; BuildKit reads that file for this Dockerfile.
COPY . .
# Bundles the command, so that at run time only the queue is written. The settings are placeholders for --check.
RUN SMTP_URL=smtps://mail.invalid RELAY_FROM=relay@mail.invalid node scripts/run.mjs relay --check \
    && mkdir /queue && chown node:node /queue
USER node
ENV RELAY_HOST=0.0.0.0 RELAY_PORT=8025 RELAY_QUEUE=/queue
VOLUME /queue
EXPOSE 8025
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8025/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "relay"]
