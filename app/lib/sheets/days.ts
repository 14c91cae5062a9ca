import { isDay, type Day } from '#design-system/foundation/period/days.ts';

/** Which of the parts of a date comes first. A workbook has the days since 1899-12-30. */
export const dayStyles = ['ymd', 'mdy', 'dmy', 'serial'] as const;
export type DayStyle = (typeof dayStyles)[number];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 2000-01-01 and 2099-12-31: other numbers are no days of a sheet. */
const [firstSerial, lastSerial] = [36_526, 73_050];

/** How the days of a column are written. `isOpen` where nothing tells days from months: 03/04/2026. */
export function dayStyleOf(texts: readonly string[]): { style: DayStyle; isOpen: boolean } {
  let isOpen = false;
  for (const text of texts) {
    if (isSerial(text)) return { style: 'serial', isOpen: false };
    const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/.exec(text.trim()) ?? [];
    if (first === undefined || second === undefined) continue;
    if (Number(first) > 12) return { style: 'dmy', isOpen: false };
    if (Number(second) > 12) return { style: 'mdy', isOpen: false };
    isOpen = true;
  }
  return isOpen ? { style: 'mdy', isOpen } : { style: 'ymd', isOpen };
}

function isSerial(text: string): boolean {
  const value = Number(text);
  return /^\d{5}(?:\.\d+)?$/.test(text) && value >= firstSerial && value <= lastSerial;
}

/**
 * A day as sheets write it, whatever time stands behind it. Null where it is none.
 *
 *     toDay('2026/11/3 00:00', 'ymd')   2026-11-03      toDay('46329', 'serial')   2026-11-03      toDay('3 Nov 2026', 'ymd')   2026-11-03
 */
export function toDay(text: string, style: DayStyle): Day | null {
  const plain = text.normalize('NFKC').trim();
  if (style === 'serial' && isSerial(plain)) return dayFrom(new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(plain)) * 86_400_000));
  const [, year, month, day] = /^(\d{4})\s*[-/.年]?\s*(\d{1,2})\s*[-/.月]?\s*(\d{1,2})(?:日|\D|$)/.exec(plain) ?? [];
  if (year && month && day) return dayOf(year, month, day);
  const named = /^(?:(\d{1,2})[\s-]+([a-z]{3})[a-z]*|([a-z]{3})[a-z]*\.?\s+(\d{1,2}))(?:st|nd|rd|th)?,?[\s-]+(\d{4})/i.exec(plain);
  if (named) {
    const [, before, nameAfter, nameBefore, after, of] = named;
    return dayOf(of ?? '', String(months.indexOf((nameAfter ?? nameBefore ?? '').toLowerCase()) + 1), before ?? after ?? '');
  }
  const [, first = '', second = '', last = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\D|$)/.exec(plain) ?? [];
  if (!last) return null;
  const full = last.length === 2 ? `20${last}` : last;
  return style === 'dmy' ? dayOf(full, second, first) : dayOf(full, first, second);
}

function dayOf(year: string, month: string, day: string): Day | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

function dayFrom(date: Date): Day | null {
  const text = date.toISOString().slice(0, 10);
  return isDay(text) ? text : null;
}
