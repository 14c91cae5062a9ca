import { axisText, axisUnit, figureText, type FigureStyle } from '../../../foundation/figures.ts';
import type { Locale } from '../../../foundation/words.ts';
import { textWidth } from './text-width.ts';
import type { ValueScale } from './value-scale.ts';

/** Where the plot stands in its drawing, in pixels. */
export interface Box {
  width: number;
  height: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From points and values to pixels. */
export interface Places {
  x: (index: number) => number;
  /** From a place on the axis, which may lie between two points. */
  xAt: (position: number) => number;
  y: (value: number) => number;
  /** From pixels back to the nearest point in view. */
  indexAt: (x: number) => number;
  /** The room of one point. */
  slot: number;
}

/** Points in view, both included. */
export interface View {
  first: number;
  last: number;
}

/** Below this width names move under the plot and only one annotation stays: a phone, or a third of a page. */
export const isNarrow = (width: number): boolean => width < 480;

/**
 * Columns stand in the middle of their room; lines begin and end at the edges, so that one line fills the plot. `positions` are those of points
 * that are not evenly apart.
 */
export function places(
  box: Box,
  { first, last }: View,
  { min, max }: ValueScale,
  isCentred: boolean,
  positions?: readonly number[],
): Places {
  const placeOf = (index: number) => positions?.[index] ?? index;
  const isEven = isCentred || first === last;
  const from = isEven ? placeOf(first) - 0.5 : placeOf(first);
  const to = isEven ? placeOf(last) + 0.5 : placeOf(last);
  const unit = (box.right - box.left) / (to - from);
  const inView = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  const distance = (index: number, x: number) => Math.abs(placeOf(index) - (from + (x - box.left) / unit));
  return {
    slot: unit,
    xAt: (position) => box.left + (position - from) * unit,
    x: (index) => box.left + (placeOf(index) - from) * unit,
    y: (value) => box.bottom - ((value - min) / (max - min)) * (box.bottom - box.top),
    indexAt: (x) =>
      positions
        ? inView.reduce((best, index) => (distance(index, x) < distance(best, x) ? index : best), first)
        : Math.min(Math.max(Math.round(from + (x - box.left) / unit), first), last),
  };
}

/** The labels of the ticks, all in one unit. Where nothing is known but zeros, only zero is named: the other steps mean nothing. */
export function tickTexts({ ticks, max, min }: ValueScale, figures: FigureStyle, locale: Locale, isKnown = true): string[] {
  if (!isKnown) return ticks.map((tick) => (tick ? '' : '0'));
  if (figures.kind === 'percent' || figures.kind === 'points') {
    const decimals = [0, 1].find((count) => ticks.every((tick) => isRound(tick * 100, count))) ?? 2;
    return ticks.map((tick) => figureText(tick, locale, { kind: figures.kind, decimals }));
  }
  const unit = axisUnit(Math.max(max, -min), locale, figures.kind === 'compact' ? figures.unit : undefined);
  const prefix = figures.kind === 'money' ? (figures.currency ?? '¥') : '';
  return ticks.map((tick) => (tick ? `${prefix}${axisText(tick, unit)}` : '0'));
}

const isRound = (value: number, decimals: number) => Math.abs(value - Number(value.toFixed(decimals))) < 1e-9;

/** Room for the labels of the y axis, 8 pixels before the plot. */
export const labelRoom = (texts: readonly string[]): number =>
  Math.max(36, Math.ceil(Math.max(0, ...texts.map((text) => textWidth(text)))) + 10);
