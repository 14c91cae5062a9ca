import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

export const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface Served {
  url: string;
  close: () => Promise<void>;
}

/** Serves a folder from memory, so that a build which replaces the folder meanwhile changes no picture of this run. */
export async function serve(folder: string): Promise<Served> {
  const files = await readAll(folder);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const body = files.get(path === '/' ? '/index.html' : path);
    if (!body) return response.writeHead(404).end();
    // What stands in assets/ carries a hash in its name and may be kept between pages.
    const caching = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
    return response
      .writeHead(200, { 'content-type': kinds[extname(path)] ?? 'application/octet-stream', 'cache-control': caching })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server of pictures has no port');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${address.port}`, close };
}

async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [`/${relative(folder, file).split(sep).join('/')}`, await readFile(file)] as const);
  return new Map(await Promise.all(read));
}
