import type { Report } from '#screens/kit/report/index.ts';

/** The page of another app with the same days: what this one is narrowed to is its own. */
export function appHref(report: Pick<Report, 'elsewhere'>, app: string): string {
  const [path = '', search = ''] = report.elsewhere('/trafficmonetization/admobinfo', { path: [], filters: [], segments: [] }).split('?');
  const address = new URLSearchParams(search);
  address.set('app', app);
  return `${path}?${address}`;
}
