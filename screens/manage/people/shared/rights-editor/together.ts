import type { Checked } from '../rights.ts';

/** A page that is of no use without another one: files of the data export are fetched under report downloads. */
export const neededPages: readonly (readonly [page: string, needs: string])[] = [
  ['dataexport@dataservice', 'reportdownload@dataservice'],
  ['campgroup@manage', 'campaign@manage'],
  ['IndicatorDetails@anticheatposition', 'fake@anticheatposition'],
  ['akanconfig@skadnetwok', 'akandetails@skadnetwok'],
];

/** Payback is about revenue alone. */
export const paidPage = 'roi@monitor';

/** What was set along with a change, so that it can be said. */
export interface Together {
  pages: readonly (readonly [page: string, needs: string])[];
  hasPay: boolean;
}

/** Completes a change: what has just been opened opens what it needs; what has just been closed closes what needs it. */
export function withNeeded(before: Checked, after: Checked): { checked: Checked; together: Together } {
  const view = new Set(after.view);
  const edit = new Set(after.edit);
  const flags = new Set(after.flags);
  const pages: (readonly [string, string])[] = [];
  for (const [page, needs] of neededPages) {
    if (view.has(page) && !view.has(needs)) {
      if (before.view.has(page) && before.view.has(needs)) {
        // The needed one was closed: the other goes with it.
        view.delete(page);
        edit.delete(page);
      } else {
        view.add(needs);
        pages.push([page, needs]);
      }
    }
  }
  const isPaidNew = view.has(paidPage) && !before.view.has(paidPage) && !flags.has('pay');
  if (isPaidNew) flags.add('pay');
  return { checked: { view, edit, flags }, together: { pages, hasPay: isPaidNew } };
}
