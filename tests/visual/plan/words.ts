import { parseArgs } from 'node:util';

/** Reads what stands behind a command: a filter, and with `--built <folder>` a Storybook that is not built again. */
export function wordsOf(words: string[]): { filter: string; built?: string } {
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: { built: { type: 'string' } } });
  return { filter: positionals.join(' '), ...(values.built && { built: values.built }) };
}
