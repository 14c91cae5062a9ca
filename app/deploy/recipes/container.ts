import type { Site } from './site.ts';

/** The official nginx image that runs without root. Docker uses the digest and ignores the tag. */
export const image =
  'docker.io/nginxinc/nginx-unprivileged:1.29-alpine@sha256:0c79d56aee561a1d81c63f00eee5fb5fe29279560cdc55e91425133104c7fbe6';

const node = 'docker.io/library/node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df';

/** The DNS server of a Docker network. */
export const containerResolver = '127.0.0.11';

/** The address of the embedded service inside `compose.yaml`. */
export const demoUpstream = 'http://service:4173';

type Placed = Pick<Site, 'path' | 'port' | 'root' | 'tls'>;

/** Writes a Containerfile that only copies finished files. `--chmod` makes their modes independent of the umask. */
export function containerfileFor({ path, port, root, tls }: Placed): string {
  const health = tls === null ? `http://127.0.0.1:${port}` : `--no-check-certificate https://127.0.0.1:${port}`;
  return `# Build: docker build -f Containerfile -t provena-console .
# Run:   docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges -p ${port}:${port} provena-console
# To use another configuration: -v ./config.json:${root}${path}config.json:ro
FROM ${image}
COPY --chown=root:root --chmod=0444 container.conf /etc/nginx/nginx.conf
COPY --chown=root:root --chmod=0555 site ${root}
USER 101:101
EXPOSE ${port}
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --retries=3 CMD wget -q -O /dev/null ${health}${path}healthz || exit 1
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
`;
}

/** Writes compose.yaml for the console; with the path of a checkout, also for the embedded service. */
export function composeFor({ path, port, root }: Placed, source: string | null): string {
  return `services:
  console:
    build:
      context: .
      dockerfile: Containerfile
    ports:
      - "${port}:${port}"
    read_only: true
    tmpfs:
      - /tmp
    cap_drop:
      - ALL
    security_opt:
      - no-new-privileges:true
    volumes:
      - ./site${path}config.json:${root}${path}config.json:ro
${source === null ? '' : demo(source)}`;
}

const demo = (source: string) => `    depends_on:
      service:
        condition: service_healthy
  # Needs npm ci in the checkout. It has demo accounts: never expose it.
  service:
    image: ${node}
    user: node
    working_dir: /srv/source
    command: ["node", "--import", "tsx", "mocks/server.ts"]
    environment:
      HOST: 0.0.0.0
      PORT: "4173"
      STATE_FILE: /tmp/state.json
    read_only: true
    tmpfs:
      - /tmp
    volumes:
      - ${JSON.stringify(`${source}:/srv/source:ro`)}
    healthcheck:
      test: ["CMD", "node", "-e", "fetch('http://127.0.0.1:4173/').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
      interval: 5s
      retries: 12
`;
