import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { filesName, withPage } from '#app/deploy/files.ts';
import { caching, headersForOthers, isHashed, isPagePath, scriptsForOthers } from '#app/deploy/headers.ts';
import { pageFor } from '#app/deploy/page.ts';
import type { Config } from '#app/lib/config/shape.ts';
import { fileAt, isUnder } from './paths.ts';
import { SettingsError } from '../settings.ts';
import { createCompressor, takesBrotli } from './compression.ts';
import { HttpError } from './httpError.ts';

interface SiteFile {
  bytes: Buffer;
  type: string;
  etag: string;
  /** The same in brotli, or null where compression does not help. */
  compressed: () => Promise<Buffer | null>;
}

export interface Site {
  answer(request: IncomingMessage, response: ServerResponse, path: string): void | Promise<void>;
}

interface SiteOptions {
  isCompressed?: boolean;
  /** Where the console stands: `/`, or `/console/`. */
  path?: string;
  /** Written into the page; without it the page reads `config.json` of the build. */
  config?: Partial<Config> | null;
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

const index = '/index.html';

/** Serves the built console: only the files that exist at start, however a path is spelled. Symbolic links are not followed. */
export async function createSite(root: string, { isCompressed = true, path: base = '/', config = null }: SiteOptions = {}): Promise<Site> {
  const files = await filesIn(root, '');
  const built = files.get(index);
  if (!built) throw new SettingsError(`There is no built console in ${root}. \`npm start\` builds it first.`);
  // The page is another one than that of the build, and so is not compressed yet.
  if (config || base !== '/') {
    const bytes = Buffer.from(pageFor(built.bytes.toString(), { path: base, config }));
    const list = files.get(`/${filesName}`);
    files.set(index, fileOf(bytes, index));
    if (list) files.set(`/${filesName}`, fileOf(Buffer.from(withPage(list.bytes.toString(), bytes)), filesName));
  }
  const page = files.get(index);
  return {
    async answer(request, response, path) {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(405, 'Method not allowed', { Allow: 'GET, HEAD' });
      const name = nameUnder(base, fileAt(path));
      // Addresses of the console return its page; a missing file returns 404.
      const file = files.get(name) ?? (isPagePath(name) ? page : undefined);
      if (!file) throw new HttpError(404, 'There is nothing here');
      const form = isCompressed && takesBrotli(request.headers['accept-encoding']) ? await file.compressed() : null;
      if (scriptsForOthers.includes(name))
        for (const [header, value] of Object.entries(headersForOthers)) response.setHeader(header, value);
      response.setHeader('Cache-Control', isHashed(name) ? caching.hashed : caching.others);
      give(file, form, request, response);
    },
  };
}

/** The name of a file of the site in a path of its server. */
function nameUnder(base: string, path: string): string {
  const folder = base.slice(0, -1);
  if (!isUnder(folder, path) && folder !== '') throw new HttpError(404, 'The console stands elsewhere on this server');
  return path.slice(folder.length) || '/';
}

function give(file: SiteFile, compressed: Buffer | null, { method, headers }: IncomingMessage, response: ServerResponse) {
  const bytes = compressed ?? file.bytes;
  // Each encoding of a file needs its own etag.
  const etag = compressed ? file.etag.replace(/"$/, `-br${compressed.length}"`) : file.etag;
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag) || known?.includes('*')) {
    response.writeHead(304).end();
    return;
  }
  if (compressed) response.setHeader('Content-Encoding', 'br');
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': bytes.length });
  response.end(method === 'HEAD' ? undefined : bytes);
}

async function filesIn(root: string, folder: string): Promise<Map<string, SiteFile>> {
  const files = new Map<string, SiteFile>();
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const names = new Set(entries.map(({ name }) => name));
  for (const entry of entries) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) for (const [inner, file] of await filesIn(root, name)) files.set(inner, file);
    // A compressed form is sent in place of its file, never by itself.
    const isForm = /\.(br|gz)$/.test(entry.name) && names.has(entry.name.slice(0, -3));
    if (!entry.isFile() || isForm) continue;
    const brotli = names.has(`${entry.name}.br`) ? await readFile(join(root, `${name}.br`)) : null;
    files.set(name, fileOf(await readFile(join(root, name)), name, brotli));
  }
  return files;
}

function fileOf(bytes: Buffer, name: string, brotli: Buffer | null = null): SiteFile {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const type = types[extname(name)] ?? 'application/octet-stream';
  return { bytes, etag, type, compressed: brotli ? async () => brotli : createCompressor(bytes, type) };
}
