import type { Site } from './site.ts';

/** nginx as its makers build it to run without root, in one exact version. Whoever wants it by its contents adds the digest of their registry. */
export const image = 'docker.io/nginxinc/nginx-unprivileged:1.28.0-alpine3.21';

/** A container file that only copies: everything in it was made and compressed by the build. */
export function containerfileFor({ path, port, root }: Pick<Site, 'path' | 'port' | 'root'>): string {
  return `# Build: docker build -f Containerfile -t provena-console .
# Run:   docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges -p ${port}:${port} provena-console
FROM ${image}
COPY --chown=root:root --chmod=0444 nginx.conf /etc/nginx/nginx.conf
COPY --chown=root:root site ${root}
USER 101:101
EXPOSE ${port}
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --retries=3 CMD wget -q -O /dev/null http://127.0.0.1:${port}${path}healthz || exit 1
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
`;
}
