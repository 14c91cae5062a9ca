import type { Outcome } from './plant.ts';

const isChinese = /[\u2e80-\u9fff\uff00-\uffef]/;
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (isChinese.test(character) ? 2 : 1), 0);

/** Columns as wide as their widest cell; Chinese is two wide. */
export function tableOf(rows: string[][]): string[] {
  const widths = rows.reduce<number[]>((known, row) => row.map((cell, index) => Math.max(known[index] ?? 0, widthOf(cell))), []);
  const padded = (cell: string, index: number) => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell));
  return rows.map((row) => row.map(padded).join('  ').trimEnd());
}

export function outcomesOf(outcomes: Outcome[]): string[] {
  const rows = outcomes.map(({ kind, path, detail = '', place, changed, verdict, trouble }) => [
    detail ? `${kind} ${detail}` : kind,
    path,
    place,
    changed ? `${changed} px` : '–',
    verdict === 'unseen' ? 'nothing to see, not counted' : trouble ? `${verdict}: ${trouble}` : verdict,
  ]);
  return tableOf([['fault', 'picture', 'place', 'changed', 'verdict'], ...rows]);
}

/** Caught of those that a person could have seen. What has no aim any more counts as not caught, so that the list is kept. */
export function scoreOf(outcomes: Outcome[]): { caught: number; of: number; unseen: number } {
  const unseen = outcomes.filter(({ verdict }) => verdict === 'unseen').length;
  return { caught: outcomes.filter(({ verdict }) => verdict === 'caught').length, of: outcomes.length - unseen, unseen };
}

/** How many of each kind were caught, in the order in which kinds are planted. */
export function kindsOf(outcomes: Outcome[]): string[] {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const rows = kinds.flatMap((kind) => {
    const { caught, of } = scoreOf(outcomes.filter((outcome) => outcome.kind === kind));
    return of ? [[kind, `${caught} of ${of}`]] : [];
  });
  return tableOf([['kind', 'caught'], ...rows]);
}
