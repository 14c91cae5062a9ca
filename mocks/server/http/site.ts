import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileAt } from './paths.ts';
import { SettingsError } from '../settings.ts';
import { createCompressor, takesBrotli } from './compression.ts';
import { HttpError } from './httpError.ts';

interface SiteFile {
  bytes: Buffer;
  type: string;
  etag: string;
  /** The name contains a hash of the contents. */
  isHashed: boolean;
  /** The same in brotli, or null where compression does not help. */
  compressed: () => Promise<Buffer | null>;
}

export interface Site {
  answer(request: IncomingMessage, response: ServerResponse, path: string): void | Promise<void>;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the built console: only the files that exist at start, however a path is spelled. Symbolic links are not followed. */
export async function createSite(root: string, { isCompressed = true }: { isCompressed?: boolean } = {}): Promise<Site> {
  const files = await filesIn(root, '');
  const page = files.get('/index.html');
  if (!page) throw new SettingsError(`There is no built console in ${root}. \`npm start\` builds it first.`);
  return {
    async answer(request, response, path) {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(405, 'Method not allowed', { Allow: 'GET, HEAD' });
      const name = fileAt(path);
      // Addresses of the console return its page; a missing file returns 404.
      const file = files.get(name) ?? (isPage(name) ? page : undefined);
      if (!file) throw new HttpError(404, 'There is nothing here');
      const form = isCompressed && takesBrotli(request.headers['accept-encoding']) ? await file.compressed() : null;
      give(file, form, request, response);
    },
  };
}

const isPage = (name: string) => !name.startsWith('/assets/') && !name.includes('.');

function give(file: SiteFile, squeezed: Buffer | null, { method, headers }: IncomingMessage, response: ServerResponse) {
  const bytes = squeezed ?? file.bytes;
  // Each encoding of a file needs its own etag.
  const etag = squeezed ? file.etag.replace(/"$/, `-br${squeezed.length}"`) : file.etag;
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag) || known?.includes('*')) {
    response.writeHead(304).end();
    return;
  }
  if (squeezed) response.setHeader('Content-Encoding', 'br');
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': bytes.length });
  response.end(method === 'HEAD' ? undefined : bytes);
}

async function filesIn(root: string, folder: string): Promise<Map<string, SiteFile>> {
  const files = new Map<string, SiteFile>();
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) for (const [inner, file] of await filesIn(root, name)) files.set(inner, file);
    if (entry.isFile()) files.set(name, await fileOf(join(root, name), name));
  }
  return files;
}

async function fileOf(place: string, name: string): Promise<SiteFile> {
  const bytes = await readFile(place);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const type = types[extname(name)] ?? 'application/octet-stream';
  return { bytes, etag, type, isHashed: name.startsWith('/assets/'), compressed: createCompressor(bytes, type) };
}
