import { formatRange, isDay, type DayMark, type DayRange } from '#design-system';
import type { DataGap } from '#app/api/reports/shapes.ts';
import { adSpend } from '#screens/kit/sources/index.ts';

/** Why a gap is one, in words. */
export interface CauseWords {
  reception: string;
  account: (name: string) => string;
  someAccount: string;
}

export const causeOf = ({ cause, name }: DataGap, t: CauseWords): string =>
  cause === 'reception' ? t.reception : name === null ? t.someAccount : t.account(name);

interface ListWords extends CauseWords {
  gap: (days: string, cause: string) => string;
  comma: string;
}

/** Gaps in a sentence: their days and why. */
export const listed = (gaps: readonly DataGap[], t: ListWords): string =>
  [...new Set(gaps.map((gap) => t.gap(rangeOf(gap), causeOf(gap, t))))].join(t.comma);

const rangeOf = ({ from, to }: DataGap) => (isDay(from) && isDay(to) ? formatRange({ start: from, end: to }) : from);

/** Gaps as charts take them. What an ad account did not give touches ad spend and nothing else. */
export const marksOf = (gaps: readonly DataGap[], t: CauseWords): DayMark[] =>
  gaps.map((gap) => ({ from: gap.from, to: gap.to, text: causeOf(gap, t), ...(gap.cause === 'adAccount' && { source: adSpend }) }));

/** What was not received of some days, and of what was spent on some: of each gap once, and only its days in there. */
export function lacksIn(gaps: readonly DataGap[], days: readonly DayRange[], spentOn: readonly DayRange[] = []): readonly DataGap[] {
  return gaps.flatMap((gap) => {
    const parts = (gap.cause === 'reception' ? days : spentOn).filter(({ start, end }) => gap.from <= end && start <= gap.to);
    if (!parts.length) return [];
    const from = parts.reduce((first, { start }) => (start < first ? start : first), gap.to);
    const to = parts.reduce((last, { end }) => (end > last ? end : last), gap.from);
    return [{ ...gap, from: from < gap.from ? gap.from : from, to: to > gap.to ? gap.to : to }];
  });
}

/** Which days were received: what an ad account did not give is missing of its spend alone. */
export const isReceivedIn = (gaps: readonly DataGap[]) => (day: string) =>
  !gaps.some(({ cause, from, to }) => cause === 'reception' && from <= day && day <= to);

/**
 * The gaps that a page has to say. An account that still gives nothing is named in the head of the page, for those who can end it; where no
 * spend is counted no account has to be named. Of a gap that goes beyond the period only its days in there are said.
 */
export const gapsIn = ({ start, end }: DayRange, gaps: readonly DataGap[], isSpendCounted: boolean): readonly DataGap[] =>
  gaps
    .filter(({ from, to, cause, isOpen }) => from <= end && to >= start && (cause === 'reception' || (isSpendCounted && !isOpen)))
    .map((gap) => Object.assign({}, gap, { from: gap.from < start ? start : gap.from, to: gap.to > end ? end : gap.to }));
