import { contract } from '../../api/contract.ts';
import { configElement } from '../../lib/config/read.ts';
import { ConfigError, configFrom, usualConfig, type Config } from '../../lib/config/shape.ts';
import { problemOf } from '../../lib/config/wanted.ts';
import { fail, pass, verdict, type Outcome } from './outcome.ts';
import type { Check } from './subject.ts';
import { isStorable, type Answer, type Visit } from './visit.ts';

const name = 'config.json';

/** Reads the configuration from the page, or from the file next to it. */
export async function configOf(base: URL, page: Answer, visit: Visit): Promise<[Config, Outcome[]]> {
  const [, inPage] = new RegExp(`id="${configElement}">(.*?)</script>`).exec(page.text) ?? [];
  const file = inPage === undefined ? await visit(new URL(name, base)) : null;
  try {
    if (file && file.status !== 200) throw new Error(`${file.status}`);
    const config = configFrom(JSON.parse(inPage ?? file?.text ?? ''));
    return [config, [pass(name, file ? 'next to the page' : 'in the page'), ...(file ? [lifetimeOf(file)] : [])]];
  } catch (error) {
    const message = error instanceof ConfigError ? problemOf(error) : file && file.status !== 200 ? `${file.status}` : 'not JSON';
    const fix = file && file.status !== 200 ? 'upload config.json next to index.html' : 'correct it, and run npm run deploy:make again';
    return [usualConfig, [fail(name, message, fix)]];
  }
}

function lifetimeOf({ headers }: Answer): Outcome {
  const sent = headers['cache-control'] ?? '';
  return sent === '' || isStorable(sent)
    ? fail('Caching of config.json', sent || 'not sent', 'send Cache-Control: no-cache, or a correction does not arrive')
    : pass('Caching of config.json', sent);
}

/** Checks what the shape cannot: whether the mark can be loaded, and whether the console has the calls in `lacks`. */
export const configuredThings: Check = async ({ base, config, visit }) => [...(await markOf(config, base, visit)), ...lackOf(config)];

async function markOf({ product: { mark } }: Config, base: URL, visit: Visit): Promise<Outcome[]> {
  if (mark === null) return [];
  const answer = await visit(new URL(mark, base)).catch((error: Error) => error);
  const problem = answer instanceof Error ? answer.message : answer.status === 200 ? '' : `${answer.status}`;
  return [
    problem === ''
      ? pass('Mark', mark)
      : fail('Mark', `“product.mark” in config.json: ${mark} ${problem}`, 'upload the picture, or correct its address in config.json'),
  ];
}

const lackOf = ({ lacks }: Config): Outcome[] =>
  lacks.length === 0
    ? []
    : [
        verdict(
          'Calls that are lacking',
          unknownCalls(lacks),
          `${lacks.length} in “lacks”`,
          'correct “lacks” in config.json: npm run contract lists the calls',
        ),
      ];

/** Entries of `lacks` that match no call of the console, and so have no effect. */
export const unknownCalls = (lacks: readonly string[]): string[] =>
  lacks.filter(
    (one) => !contract.some(({ endpoint }) => endpoint.call === one || (one.endsWith('*') && endpoint.call.startsWith(one.slice(0, -1)))),
  );
