import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { visit } from '#app/deploy/check/visit.ts';
import { makeSite } from '#app/deploy/makeSite.ts';
import { optionsFrom } from '#app/deploy/options.ts';
import { freePort, startServer, type ServerName } from '../../deploy/servers.ts';
import { answerWith, built, folder } from '../testServer.ts';

/** A back end that records its requests. */
export async function backEnd() {
  const seen: { url: string; headers: IncomingHttpHeaders }[] = [];
  const origin = await answerWith((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    response.setHeader('Content-Security-Policy', "default-src 'self'").setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ code: 0, data: 'provena '.repeat(500) }));
  });
  return { seen, origin, host: new URL(origin).host };
}

interface Recipe {
  path?: string;
  config?: object;
  more?: readonly string[];
  /** The configuration file that nginx starts with. */
  file?: string;
}

/** Makes a recipe and starts its server with it. */
export async function runRecipe(name: ServerName, { path = '/', config = {}, more = [], file }: Recipe = {}) {
  const root = folder();
  const [out, port] = [join(root, 'made'), await freePort()];
  writeFileSync(join(root, 'given.json'), JSON.stringify(config));
  const args = { path, out, root: join(out, 'site'), port: String(port), config: join(root, 'given.json'), log: join(root, 'access.log') };
  await makeSite(optionsFrom([...Object.entries(args).flatMap(([option, value]) => [`--${option}`, value]), ...more]), built());
  if (file !== undefined) writeFileSync(join(out, file), included(out));
  const scheme = more.includes('--host') ? 'https' : 'http';
  const origin = `${scheme}://${scheme === 'https' ? 'localhost' : '127.0.0.1'}:${port}`;
  const { output, close } = await startServer(name, out, `${origin}${path}`, file);
  onTestFinished(close);
  return {
    folder: join(out, 'site', path),
    get: (at: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
      visit(new URL(origin + path.slice(0, -1) + at), { method, headers }),
    origin,
    logs: () => `${output.log}${output.errors}${name === 'nginx' ? readFileSync(join(root, 'access.log'), 'utf8') : ''}`,
  };
}

/** The nginx.conf of an operator that includes the server block. */
const included = (out: string) => `pid ${out}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  client_body_temp_path ${out}/body;
  proxy_temp_path ${out}/proxy;
  fastcgi_temp_path ${out}/fastcgi;
  uwsgi_temp_path ${out}/uwsgi;
  scgi_temp_path ${out}/scgi;
  include ${out}/provena.conf;
}
`;
