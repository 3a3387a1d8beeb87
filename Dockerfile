# The project's own server with the web app, as docs/deploying.md has it: it writes nothing, and asks nobody but the core API.
FROM node:24.21.0-bookworm-slim AS build
ARG SOURCE_COMMIT
WORKDIR /src
COPY . .
RUN node scripts/pack.mjs /packed
RUN npm install --prefix /app --omit=dev --ignore-scripts --no-audit --no-fund /packed/lineboard-mock-server-*.tgz
RUN node scripts/deploy/publish.mjs /app/web

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production NODE_DISABLE_COMPILE_CACHE=1
# Nobody writes there: the files are root's, and the process is not.
COPY --from=build /app /app
USER 1000:1000
WORKDIR /app
EXPOSE 8443
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8443/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/node_modules/@lineboard/mock-server/dist/cli.js", "--web", "/app/web", "--host", "0.0.0.0", "--port", "8443"]
CMD ["--api", "http://core.internal:9443/api/v1", "--behind-proxy", "--access-log"]
