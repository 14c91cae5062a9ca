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
  /** Only stories that are made of a file which differs from this commit: `--since main`. */
  since?: string;
  /** Only what has changed since all stories were last as accepted, and a share of the rest. */
  isSinceWhole?: boolean;
  /** Stories are not held against axe: for who repeats a run. */
  isWithoutAxe?: boolean;
}

/** Reads what stands behind a command: a filter, and `--built <folder>`, `--shard 1/4`, `--since <commit>`, `--since-whole`. */
export function wordsOf(words: string[]): Words {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      built: { type: 'string' },
      shard: { type: 'string' },
      since: { type: 'string' },
      'since-whole': { type: 'boolean' },
      'without-axe': { type: 'boolean' },
    },
  });
  const { built, shard, since } = values;
  return {
    filter: positionals.join(' '),
    ...(built && { built }),
    ...(shard && { shard: shardOf(shard) }),
    ...(since && { since }),
    ...(values['since-whole'] && { isSinceWhole: true }),
    ...(values['without-axe'] && { isWithoutAxe: true }),
  };
}

function shardOf(text: string): Shard {
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > of) throw new Error(`--shard ${text}: which one of how many, such as 1/4`);
  return { index, of };
}
