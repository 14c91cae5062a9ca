import type { LogEntry } from '#app/api/ours/data/logs.ts';

/** What has been read of the logs, newest first. */
export interface ReadLogs {
  rows: readonly LogEntry[];
  /** The log after which the service continues; null at the end. */
  next: string | null;
  pages: number;
  /** Whether the service knew of the filters. */
  isFiltered: boolean;
}

interface Page {
  rows: readonly LogEntry[];
  next: string | null;
  isFiltered: boolean;
}

export type AskPage = (after: string | null, size: number) => Promise<Page>;

/** Pages grow as somebody reads on: the first is there at once, and whoever wants thousands does not press hundreds of times. */
const sizes = [20, 200];
const largestPage = 2000;
const sizeOf = (page: number) => sizes[page] ?? largestPage;

/** More rows than these are not read again for each new one. */
const readAgain = 2220;

/**
 * So many pages. The service continues after a log, so that none falls between two pages while new ones come. A short list is read again
 * from its beginning, which finds those that arrive late, too. Of a long one only what is newer than its first log is asked for.
 */
export async function readLogs(ask: AskPage, count: number, known: ReadLogs | null): Promise<ReadLogs> {
  const [first] = known?.rows ?? [];
  if (!known || !first || known.rows.length <= readAgain) return readOn(ask, count, { rows: [], next: null, pages: 0, isFiltered: true });
  const newer = await newerThan(ask, first.id);
  // Without news it is the same list, so that nothing that follows from it is worked out again.
  return readOn(ask, count, newer.length ? { ...known, rows: [...newer, ...known.rows] } : known);
}

async function readOn(ask: AskPage, count: number, known: ReadLogs): Promise<ReadLogs> {
  const older: LogEntry[] = [];
  let { next, pages, isFiltered } = known;
  while (pages < count && (pages === 0 || next !== null)) {
    const page = await ask(next, sizeOf(pages));
    older.push(...page.rows);
    ({ next, isFiltered } = page);
    pages++;
  }
  return { rows: older.length ? [...known.rows, ...older] : known.rows, next, pages, isFiltered };
}

async function newerThan(ask: AskPage, id: string): Promise<LogEntry[]> {
  const newer: LogEntry[] = [];
  let after: string | null = null;
  for (let page = 0; page === 0 || after !== null; page++) {
    const answer: Page = await ask(after, sizeOf(page));
    const at = answer.rows.findIndex((one) => one.id === id);
    newer.push(...(at < 0 ? answer.rows : answer.rows.slice(0, at)));
    if (at >= 0) break;
    after = answer.next;
  }
  return newer;
}
