# The site as a container: built with Node, served by an unprivileged nginx on port 8080.
# It serves plain HTTP: the proxy in front of it handles TLS and sends X-Forwarded-Proto.
#   docker build -f deploy/site.Dockerfile -t site --build-arg VITE_EMAILJS_SERVICE_ID=… .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8080:8080 site

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# These are public: they are part of the script that visitors download. See .env.example.
ARG VITE_EMAILJS_SERVICE_ID
ARG VITE_EMAILJS_TEMPLATE_ID
ARG VITE_EMAILJS_PUBLIC_KEY
ARG VITE_EMAILJS_ORIGIN
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.30.5-alpine
COPY --from=build /site/.local/hosting/nginx/ /etc/nginx/site/
COPY --from=build /site/.local/hosting/nginx/container.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/dist/ /usr/share/nginx/html/
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["wget", "-q", "--spider", "http://127.0.0.1:8080/"]
