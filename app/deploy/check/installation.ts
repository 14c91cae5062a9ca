import { configElement } from '../../lib/config/read.ts';
import { ConfigError, configFrom, usualConfig, type Config } from '../../lib/config/shape.ts';
import { problemOf } from '../../lib/config/wanted.ts';
import { api, cached, compression, fallback, headers, receiver, server, trackingScript } from './checks.ts';
import { fail, pass, type Outcome } from './outcome.ts';
import { visit, type Answer } from './visit.ts';

const checks = [headers, server, compression, cached, fallback, api, trackingScript, receiver];

/** Looks at a running installation from outside, as browsers do. It writes nothing and signs nobody in. */
export async function checkInstallation(address: string): Promise<Outcome[]> {
  const base = new URL(address.replace(/\/?$/, '/'));
  const page = await visit(base).catch((error: Error) => error);
  if (page instanceof Error) return [fail('Page', page.message, 'start the server, or check the address')];
  if (page.status !== 200 || !page.text.includes('id="root"'))
    return [fail('Page', `${page.status}, not the console`, 'give the address at which the console stands, with its path')];
  const [config, configured] = await configOf(base, page);
  const installation = { base, page, config, script: await largestScript(base, page) };
  const outcomes = [pass('Page', `${page.text.length} characters`), configured, reachable(installation.script, base)];
  for (const check of checks) outcomes.push(...(await check(installation)));
  return outcomes;
}

/** The page names its files by their whole path: below another path than it was made for, nothing is found. */
function reachable(script: URL | null, base: URL): Outcome {
  const isBelow = script?.pathname.startsWith(`${base.pathname}assets/`) ?? false;
  return isBelow
    ? pass('Path', base.pathname)
    : fail(
        'Path',
        `the page asks for ${script?.pathname ?? 'nothing'}`,
        `make it for this path: npm run deploy:make -- --path ${base.pathname}`,
      );
}

/** The largest of the scripts that the page names: what a first visit waits for. */
async function largestScript(base: URL, page: Answer): Promise<URL | null> {
  const names = [...page.text.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+\.js)"/g)].map(
    ([, name = '']) => name,
  );
  const scripts = await Promise.all(
    names.map(async (name) => ({ url: new URL(name, base), size: (await visit(new URL(name, base))).body.length })),
  );
  return scripts.toSorted((a, b) => b.size - a.size)[0]?.url ?? null;
}

async function configOf(base: URL, page: Answer): Promise<[Config, Outcome]> {
  const name = 'config.json';
  const [, inPage] = new RegExp(`id="${configElement}">(.*?)</script>`).exec(page.text) ?? [];
  const text = inPage ?? (await visit(new URL(name, base))).text;
  try {
    const config = configFrom(JSON.parse(text));
    return [config, pass(name, inPage === undefined ? 'beside the page' : 'in the page')];
  } catch (error) {
    const message = error instanceof ConfigError ? problemOf(error) : 'not JSON';
    return [usualConfig, fail(name, message, 'correct the field, and run npm run deploy:make again')];
  }
}
