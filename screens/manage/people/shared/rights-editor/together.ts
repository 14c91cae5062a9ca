import type { Checked } from '../rights.ts';

/** What a page is of no use without: files of the data export are fetched under report downloads, and payback is about revenue alone. */
const needs: readonly (readonly [page: string, needs: string])[] = [
  ['dataexport@dataservice', 'reportdownload@dataservice'],
  ['campgroup@manage', 'campaign@manage'],
  ['IndicatorDetails@anticheatposition', 'fake@anticheatposition'],
  ['akanconfig@skadnetwok', 'akandetails@skadnetwok'],
  ['roi@monitor', 'pay'],
];

/** The other page, or `pay` for the data, that a page needs. */
export const neededBy = (page: string): string | undefined => needs.find(([one]) => one === page)?.[1];

type Pair = readonly [page: string, needs: string];

/** What was set along with a change, so that it can be said. */
export interface Together {
  opened: readonly Pair[];
  closed: readonly Pair[];
}

const has = ({ view, flags }: Checked, what: string) => (what === 'pay' ? flags.has('pay') : view.has(what));

/** Completes a change: what has just been opened opens what it needs; what has just been closed closes what needs it. */
export function withNeeded(before: Checked, after: Checked): { checked: Checked; together: Together } {
  const checked = { view: new Set(after.view), edit: new Set(after.edit), flags: new Set(after.flags) };
  const opened: Pair[] = [];
  const closed: Pair[] = [];
  for (const pair of needs) {
    const [page, needed] = pair;
    if (!has(checked, page) || has(checked, needed)) continue;
    if (before.view.has(page) && has(before, needed)) {
      checked.view.delete(page);
      checked.edit.delete(page);
      closed.push(pair);
    } else if (needed === 'pay') {
      // Who has had the page without the data keeps it so until the page is opened anew.
      if (before.view.has(page)) continue;
      checked.flags.add('pay');
      opened.push(pair);
    } else {
      checked.view.add(needed);
      opened.push(pair);
    }
  }
  return { checked, together: { opened, closed } };
}
