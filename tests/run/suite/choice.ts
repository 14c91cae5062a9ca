import { parseArgs } from 'node:util';
import { everything, quick, usual, type Part } from '../parts.ts';

export interface Choice {
  groups: Part[][];
  /** `npm run check`: no figures are stored and no progress is printed. */
  isQuick: boolean;
  isAll: boolean;
}

/** Reads the words behind `npm test --`: `--all`, and `--only types,lint` or `--except stories` with names from `parts.ts`. */
export function choiceOf(words: string[]): Choice {
  const { values } = parseArgs({
    args: words,
    options: {
      all: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      except: { type: 'string' },
    },
  });
  const groups = values.quick ? [quick] : values.all ? everything : usual;
  const [only, except] = [namesIn(values.only, groups), namesIn(values.except, groups)];
  const isChosen = ({ name }: Part) => (only?.includes(name) ?? true) && !except?.includes(name);
  const chosen = groups.map((group) => group.filter(isChosen)).filter((group) => group.length);
  if (!chosen.length) throw new Error('These options leave no part to run');
  return { groups: chosen, isQuick: values.quick, isAll: values.all };
}

function namesIn(list: string | undefined, groups: Part[][]): string[] | undefined {
  const names = list?.split(',').map((name) => name.trim());
  const known = groups.flat().map(({ name }) => name);
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length) throw new Error(`No part is called ${unknown.join(', ')}. The parts are ${known.join(', ')}`);
  return names;
}
