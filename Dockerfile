# The site as a container: built with Node, served by an nginx that is nobody special, on port 8080.
# Plain HTTP: what stands before it speaks TLS and says so with X-Forwarded-Proto.
#   docker build -t site --build-arg VITE_EMAILJS_SERVICE_ID=… .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8080:8080 site

FROM node:20.20-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Public by nature, they stand in the script that visitors get: see .env.example.
ARG VITE_EMAILJS_SERVICE_ID
ARG VITE_EMAILJS_TEMPLATE_ID
ARG VITE_EMAILJS_PUBLIC_KEY
ARG VITE_EMAILJS_ORIGIN
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY --from=build /site/.local/hosting/nginx/ /etc/nginx/site/
COPY --from=build /site/.local/hosting/nginx/container.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/dist/ /usr/share/nginx/html/
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["wget", "-q", "--spider", "http://127.0.0.1:8080/"]
