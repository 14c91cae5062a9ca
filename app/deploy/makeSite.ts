import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { configFrom } from '../lib/config/shape.ts';
import { unknownCalls } from './check/configuration.ts';
import { compressFile } from './compress.ts';
import { filesName, filesOf } from './files.ts';
import { OptionError, type MakeOptions } from './options.ts';
import { pageFor } from './page.ts';
import { caddyFor } from './recipes/caddy.ts';
import { composeFor, containerfileFor, containerResolver } from './recipes/container.ts';
import { nginxFor, nginxServerFor } from './recipes/nginx.ts';
import { apiPath, siteOf } from './recipes/site.ts';

/** Writes the files of an installation out of a build, and returns their names. */
export async function makeSite(options: Omit<MakeOptions, 'isHelp'>, build = 'dist/console'): Promise<string[]> {
  const { path, out, resolver, isInline, isDemo } = options;
  const text = await configText(options.configFile);
  const config = configFrom(parsed(text, options.configFile));
  const [unknown] = unknownCalls(config.lacks);
  if (unknown !== undefined)
    throw new OptionError(`config.json: “lacks” has “${unknown}”, which is no call of the console. npm run contract lists them`);
  if (!existsSync(join(build, 'index.html'))) throw new OptionError(`There is no console in ${build}. Run npm run build first`);
  const site = siteOf(options, config);
  const folder = join(out, 'site', path);
  await rm(out, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(build, folder, { recursive: true });
  // The page differs from that of the build, so its compressed forms and its digest are made again. The configuration gets no compressed forms,
  // because an operator may replace the file.
  const rewritten = ['index.html', filesName, 'config.json'];
  await Promise.all(['.br', '.gz'].flatMap((ending) => rewritten.map((name) => rm(join(folder, name + ending), { force: true }))));
  const page = pageFor(await readFile(join(build, 'index.html'), 'utf8'), { path, config: isInline ? config : null });
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, filesName), await filesOf(folder));
  await Promise.all(['index.html', filesName].map((name) => compressFile(join(folder, name))));
  await writeFile(join(folder, 'config.json'), text);
  await openToAll(join(out, 'site'));
  const api = apiPath(config);
  const recipes = {
    'nginx.conf': nginxFor(site, api),
    'provena.conf': nginxServerFor(site, api),
    Caddyfile: caddyFor(site, api),
    'container.conf': nginxFor({ ...site, resolver: resolver ?? containerResolver, log: '/dev/stdout' }, api),
    Containerfile: containerfileFor(site),
    'compose.yaml': composeFor(site, isDemo ? resolve('.') : null),
  };
  for (const [name, recipe] of Object.entries(recipes)) await writeFile(join(out, name), recipe);
  return Object.keys(recipes);
}

async function configText(file: string | null): Promise<string> {
  if (file === null) return '{}';
  return readFile(file, 'utf8').catch(() => {
    throw new OptionError(`--config is “${file}”, which cannot be read. Give the path of a config.json`);
  });
}

function parsed(text: string, file: string | null): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OptionError(`${file} is not JSON. Correct it, or leave out --config for the usual configuration`);
  }
}

/** Makes all files readable for every user, because the umask may have closed them to the user of the server. */
async function openToAll(root: string) {
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  await Promise.all([
    chmod(root, 0o755),
    ...entries.map((entry) => chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)),
  ]);
}
