import { performance } from 'node:perf_hooks';
import { sampleEntry } from '#app/api/ours/data/sampleEntry.ts';
import { readLogs, type AskPage, type ReadLogs } from '../../../screens/data-service/log-query/list/readLogs.ts';

const count = 1_000_000;

interface Work {
  calls: number;
  rows: number;
  seconds: number;
}

interface Figures {
  /** Read to the end, page after page, as somebody does who wants more each time. */
  whole: Work;
  /** What a live list does every five seconds: without news, and with fifty new logs. */
  idle: Work;
  news: Work;
}

const entryOf = (number: number) =>
  sampleEntry({
    id: `r-${number}`,
    at: `2026-11-20 ${String(number % 24).padStart(2, '0')}:00:00`,
    event: 'level_up',
    channel: '巨量引擎',
    campaign: 100_100_001,
    campaignName: '秋季拉新',
  });

/** A device with a million logs, read by the page that lists them. Without a network and without a browser: what the reading itself costs. */
export async function benchLogs(): Promise<Figures> {
  let newest = count;
  let calls = 0;
  let rows = 0;
  const ask: AskPage = async (after, size) => {
    calls++;
    const from = after === null ? newest : Number(after.slice(2)) - 1;
    const page = Array.from({ length: Math.min(size, from) }, (_, index) => entryOf(from - index));
    rows += page.length;
    return { rows: page, next: from > size ? (page.at(-1)?.id ?? null) : null, isFiltered: true };
  };
  const measured = async (act: () => Promise<unknown>): Promise<Work> => {
    [calls, rows] = [0, 0];
    const start = performance.now();
    await act();
    return { calls, rows, seconds: (performance.now() - start) / 1000 };
  };
  let read: ReadLogs | null = null;
  const whole = await measured(async () => {
    for (let pages = 1; read === null || read.next !== null; pages += 50) read = await readLogs(ask, pages, read);
  });
  const again = async () => void (read = await readLogs(ask, read?.pages ?? 1, read));
  const idle = await measured(again);
  newest += 50;
  const news = await measured(again);
  return { whole, idle, news };
}

export function printLogs({ whole, idle, news }: Figures) {
  console.log(`\nEvent logs: a list of ${count.toLocaleString('en-US')}, read from the service page by page, then followed live`);
  const line = ({ calls, rows, seconds }: Work) => ({ calls, rows: rows.toLocaleString('en-US'), clock: `${seconds.toFixed(3)} s` });
  console.table({ 'read to the end': line(whole), 'every 5 s, nothing new': line(idle), 'every 5 s, 50 new': line(news) });
}
