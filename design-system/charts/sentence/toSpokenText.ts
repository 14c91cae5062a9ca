import type { ChangeKind } from '../../data/delta/change.ts';
import { figureText } from '../../foundation/figures.ts';
import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import type { Readout } from '../plot/ChartTooltip.tsx';

/** One sentence for readers of the screen. The less-than sign is said: markup is stripped on the way to them. */
export function toSpokenText({ title, rows, change, note }: Readout, locale: Locale): string {
  const t = wordsIn(words, locale);
  const changeText = change?.value === null || change === undefined ? [] : [`${change.name} ${signed(change.value, change.kind, locale)}`];
  return [title, ...rows.map(({ name, value }) => `${name} ${value}`), ...changeText, ...(note ? [note] : [])]
    .join(t.comma)
    .replaceAll('<', t.under)
    .replaceAll('>', t.over);
}

const signed = (value: number, kind: ChangeKind, locale: Locale) =>
  `${value > 0 ? '+' : ''}${figureText(value, locale, kind === 'points' ? { kind: 'points' } : { kind: 'percent', decimals: 1 })}`;

const words = bilingual({ comma: ['，', ', '], under: ['小于', 'under '], over: ['大于', 'over '] });
