import { parseArgs } from 'node:util';

export interface Shard {
  index: number;
  of: number;
}

export interface Words {
  filter: string;
  /** A Storybook that is taken as it is. */
  built?: string;
  /** One of several machines that share the stories: `--shard 1/4`. */
  shard?: Shard;
  /** Only files of stories whose sources have changed since they were judged: `--changed`. */
  isOfChanged?: boolean;
  /** A share of the others, too: `--and-share`. */
  hasShare?: boolean;
  /** Shoots and judges everything, also what is drawn as accepted: `--shoot`. */
  isShot?: boolean;
  /** Stories are not judged by axe: for repeated runs. */
  isWithoutAxe?: boolean;
}

/** Reads the words behind a command: a filter, and options such as `--shard 1/4` and `--changed`. */
export function wordsOf(words: string[]): Words {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      built: { type: 'string' },
      shard: { type: 'string' },
      changed: { type: 'boolean' },
      'and-share': { type: 'boolean' },
      shoot: { type: 'boolean' },
      'without-axe': { type: 'boolean' },
    },
  });
  const { built, shard } = values;
  return {
    filter: positionals.join(' '),
    ...(built && { built }),
    ...(shard && { shard: shardOf(shard) }),
    ...(values.changed && { isOfChanged: true }),
    ...(values['and-share'] && { hasShare: true }),
    ...(values.shoot && { isShot: true }),
    ...(values['without-axe'] && { isWithoutAxe: true }),
  };
}

function shardOf(text: string): Shard {
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > of) throw new Error(`--shard ${text}: which one of how many, such as 1/4`);
  return { index, of };
}
