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

export interface Piece {
  text: string;
  kind: 'words' | 'figure' | 'day';
  at: number;
}

// `11-04`, `2026-11-04`.
const apart = /(\u2068[^\u2069]*\u2069|\b\d{2,4}(?:-\d{2})+\b)/;

/** The sentence in pieces, its numbers and days apart from words, each with its place. */
export const pieces = (sentence: string): Piece[] =>
  sentence.split(apart).flatMap((text, at): Piece[] => {
    if (!text) return [];
    if (at % 2 === 0) return [{ text, kind: 'words', at }];
    return [text.startsWith(opening) ? { text: plain(text), kind: 'figure', at } : { text, kind: 'day', at }];
  });

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
