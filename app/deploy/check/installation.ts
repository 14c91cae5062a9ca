import { filesFrom, filesName, type BuildFile } from '../files.ts';
import { api, receiver, trackingScript } from './calls.ts';
import { configOf, configuredThings } from './configuration.ts';
import { files } from './files.ts';
import { pageHeaders, server, transport } from './headers.ts';
import { fail, pass, type Outcome } from './outcome.ts';
import { compression, fallback, pageCaching, pageContent, pageType } from './page.ts';
import { visit as overNetwork, type Answer, type Visit } from './visit.ts';

const checks = [
  transport,
  pageHeaders,
  server,
  pageContent,
  pageType,
  pageCaching,
  files,
  compression,
  fallback,
  configuredThings,
  api,
  trackingScript,
  receiver,
];

/** Looks at a running installation from outside, as browsers do. It writes nothing and signs nobody in. */
export async function checkInstallation(address: string, visit: Visit = overNetwork): Promise<Outcome[]> {
  const base = new URL(address.replace(/\/?$/, '/'));
  const page = await visit(base).catch((error: Error) => error);
  if (page instanceof Error) return [unreachable(page)];
  if (page.status !== 200 || !page.text.includes('id="root"'))
    return [fail('Page', `${page.status}, not the console`, 'give the address at which the console is installed, with its path')];
  const outcomes = [pass('Page', `${page.text.length} characters`)];
  try {
    const [config, configured] = await configOf(base, page, visit);
    const [list, listed] = await buildOf(base, visit);
    const installation = { base, visit, page, config, files: list, script: await largestScript(base, page, visit) };
    outcomes.push(...configured, listed, reachable(installation.script, base));
    for (const check of checks) outcomes.push(...(await check(installation)));
  } catch (error) {
    if (!isOfNetwork(error)) throw error;
    outcomes.push(fail('Connection', error.message, 'the server stopped answering: look at its log, and run the check again'));
  }
  return outcomes;
}

const isOfNetwork = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

function unreachable(error: Error): Outcome {
  const code = 'code' in error ? String(error.code) : '';
  return /CERT|SIGNATURE|ALTNAME/.test(code)
    ? fail('HTTPS', `the certificate is not trusted: ${error.message}`, 'install the whole chain of a certificate for this name')
    : fail('Page', error.message, 'start the server, or check the address');
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

async function buildOf(base: URL, visit: Visit): Promise<[readonly BuildFile[] | null, Outcome]> {
  const name = 'Build';
  const answer = await visit(new URL(filesName, base));
  if (answer.status === 200)
    try {
      const list = filesFrom(answer.text);
      return [list, pass(name, `${list.length} files`)];
    } catch {
      return [
        null,
        fail(name, `${filesName} is not the list of a build`, 'upload the build again, and switch off what rewrites files on the way'),
      ];
    }
  return [
    null,
    fail(name, `${filesName}: ${answer.status}, so its files cannot be compared`, `upload ${filesName} with the rest of the build`),
  ];
}

async function largestScript(base: URL, page: Answer, visit: Visit): Promise<URL | null> {
  const names = [...page.text.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="(\/[^/"][^"]*\.js)"/g)].map(
    ([, name = '']) => name,
  );
  const scripts = await Promise.all(
    names.map(async (name) => ({ url: new URL(name, base), size: (await visit(new URL(name, base))).body.length })),
  );
  return scripts.toSorted((a, b) => b.size - a.size)[0]?.url ?? null;
}
