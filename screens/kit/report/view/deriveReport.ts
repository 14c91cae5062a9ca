import { causesHref } from './causes.ts';
import { toAddress } from './address.ts';
import { scopeOf } from './scope.ts';
import { changed } from './state.ts';
import type { Report } from './useReport.ts';

/** The same question about something else: another app with its reader, or narrowed otherwise. It is a report of its own. */
export function deriveReport(report: Report, change: Partial<Pick<Report, 'app' | 'reader' | 'state'>>): Report {
  const { app, reader, state: asked } = { ...report, ...change };
  const state = { ...asked, segments: [] };
  const derived: Report = {
    ...report,
    app,
    reader,
    state,
    scope: scopeOf(state, report.days),
    columns: { ...report.columns, shown: report.columns.shown.filter((metric) => reader.visible.includes(metric)) },
    href: (next) => `${report.pathname}?${toAddress(changed(state, next), report.defaults, new URLSearchParams({ app: String(app.id) }))}`,
  };
  return { ...derived, causes: (about, row) => causesHref(derived, about, row) };
}
