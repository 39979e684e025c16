# docker build -t pacemeal .
# For another processor: docker buildx build --platform linux/arm64 -t pacemeal .
ARG NODE_VERSION=26.10.0
ARG DEBIAN=bookworm-slim

FROM node:${NODE_VERSION}-${DEBIAN} AS build
WORKDIR /source
COPY . .
RUN npm run build:production -- /app

FROM node:${NODE_VERSION}-${DEBIAN}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    REQUEST_LOG=on
# Code belongs to root and nobody writes to it; what is kept lies in /data, and in /backups where a volume is mounted.
COPY --from=build /app /app
RUN mkdir /data /backups && chown node:node /data /backups
WORKDIR /app
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`${process.env.TLS_CERTIFICATE ? 'https' : 'http'}://127.0.0.1:${process.env.PORT}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server.mjs"]
