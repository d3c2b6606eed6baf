# The mail relay in a container; docs/relay.md says how to run it.
FROM node:20-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
# Only what relay.Dockerfile.dockerignore lets in.
COPY . .
# Bundles the command, so that nothing is written beside the queue when it runs. The settings are only to be looked at.
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
