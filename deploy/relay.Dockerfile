# The mail relay as a container: Node and the file that the build wrote. docs/relay.md describes how to run it.
#   docker build -f deploy/relay.Dockerfile -t relay .local/relay
FROM node:24.21.0-bookworm-slim
COPY relay.mjs /relay.mjs
USER node
EXPOSE 8025
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8025/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/relay.mjs"]
