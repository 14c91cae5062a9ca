import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, configFrom } from '../lib/config/shape.ts';
import { problemOf } from '../lib/config/wanted.ts';
import { compressFile } from './compress.ts';
import { pageFor } from './page.ts';
import { caddyFor } from './recipes/caddy.ts';
import { containerfileFor } from './recipes/container.ts';
import { nginxFor } from './recipes/nginx.ts';
import { apiPath, siteOf } from './recipes/site.ts';

const usage = `npm run deploy:make -- [--config config.json] [--path /console/] [--root /srv/provena] [--port 8080] [--upstream https://api.example.com] [--inline]
Makes dist/deploy out of dist/console: site/, nginx.conf, Caddyfile, Containerfile. The page reads site/config.json, which may be changed where it stands;
with --inline it stands in the page, which spares a request. Origins of "api", "logReceiver" and "mark" stand in the headers as well: make it again for those.`;

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    path: { type: 'string', default: '/' },
    root: { type: 'string', default: '/srv/provena' },
    port: { type: 'string', default: '8080' },
    upstream: { type: 'string' },
    inline: { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist/deploy' },
  },
});

try {
  await make();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(problemOf(error));
  process.exitCode = 1;
}

async function make() {
  const { path, root, out, inline, upstream = null } = values;
  if (!/^\/([\w-][\w.-]*\/)*$/.test(path) || !/^\d+$/.test(values.port) || !/^\/[\w./-]+$/.test(root)) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const text = values.config === undefined ? '{}' : await readFile(values.config, 'utf8');
  const given: unknown = JSON.parse(text);
  const config = configFrom(given);
  const site = siteOf({ config, path, root, port: Number(values.port), upstream });
  const folder = join(out, 'site', path);
  await rm(out, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp('dist/console', folder, { recursive: true });
  const page = join(folder, 'index.html');
  // The page is another one than that of the build: its compressed forms are made anew.
  await Promise.all(['', '.br', '.gz'].map((ending) => rm(`${page}${ending}`, { force: true })));
  await writeFile(page, pageFor(await readFile('dist/console/index.html', 'utf8'), { path, config: inline ? config : null }));
  await compressFile(page);
  await writeFile(join(folder, 'config.json'), text);
  await writeFile(join(out, 'nginx.conf'), nginxFor(site, apiPath(config)));
  await writeFile(join(out, 'Caddyfile'), caddyFor(site, apiPath(config)));
  await writeFile(join(out, 'Containerfile'), containerfileFor(site));
  console.log(`${out}: site/, nginx.conf, Caddyfile, Containerfile`);
}
