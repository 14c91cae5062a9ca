import { figureText, type FigureStyle } from '../../foundation/figures.ts';
import type { Locale } from '../../foundation/words.ts';
import type { Value } from '../dataset/dataset.ts';

// Numbers travel inside the sentence between the two characters that isolate text of another kind, so that a sentence
// stays a plain string: fit for `bilingual`, the clipboard and a description, and still able to show its numbers stronger.
const opening = '\u2068';
const closing = '\u2069';
const marks = /[\u2068\u2069]/g;

/** Marks a number of a sentence, to be shown stronger. */
export const strong = (text: string): string => `${opening}${text}${closing}`;

/** The sentence for the clipboard and for readers of the screen. */
export const plain = (sentence: string): string => sentence.replace(marks, '');

/** The sentence in pieces, numbers apart from words, each with its place. */
export const pieces = (sentence: string): { text: string; isStrong: boolean; at: number }[] =>
  sentence.split(marks).flatMap((text, at) => (text ? [{ text, isStrong: at % 2 === 1, at }] : []));

/** How the numbers of one sentence are written. */
export interface Writer {
  figure: (value: Value) => string;
  /** With its sign: `+12.6%`, `−1.2pp`; `持平` where nothing moved. */
  change: (value: number, isPoints: boolean, decimals?: number) => string;
  share: (value: Value, decimals?: number) => string;
  count: (value: Value) => string;
  /** How many times as much: `5.4`. */
  times: (value: number) => string;
}

export function writer(locale: Locale, figures: FigureStyle): Writer {
  const written = (value: Value, style: FigureStyle) => strong(figureText(value, locale, style));
  return {
    figure: (value) => written(value, figures),
    change: (value, isPoints, decimals = 1) => {
      const text = figureText(value, locale, { kind: isPoints ? 'points' : 'percent', decimals });
      if (Math.abs(value) < 0.5 / 10 ** (decimals + 2)) return strong(locale === 'zh-CN' ? '持平' : 'unchanged');
      return strong(value > 0 ? `+${text}` : text);
    },
    share: (value, decimals = 1) => written(value, { kind: 'percent', decimals }),
    count: (value) => written(value, { kind: 'count' }),
    times: (value) => written(value, { kind: 'compact' }),
  };
}
