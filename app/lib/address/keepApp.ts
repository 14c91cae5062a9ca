/**
 * An address within the console, in the app of the page that leads there: without one in the address the first app would open, and what is
 * made there would be made in the wrong app. An app that is named stays, and pages about no app take none.
 *
 *     keepApp('/manage/campaignDetail?id=7', '1007', isAboutApp) // '/manage/campaignDetail?id=7&app=1007'
 */
export function keepApp(href: string, app: string | null, isAboutApp: (path: string) => boolean): string {
  if (app === null || !/^\/(?!\/)/.test(href)) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  if (!isAboutApp(path) || new URLSearchParams(query).has('app')) return href;
  return `${path}${query}${query.length > 1 ? '&' : query ? '' : '?'}app=${encodeURIComponent(app)}${hash}`;
}
