import type { Check } from '#app/api/ours/checks.ts';
import type { Landing } from '#app/api/ours/links/one-links.ts';
import type { TemplateRecord } from './one-link.ts';

type Route = TemplateRecord['routes'][number];

const systems = ['iOS', 'Android', 'Harmony', 'desktop'] as const;
const places = ['browser', 'wechat', 'douyin', 'message'] as const;

/** Where each click ends, computed from the template and from what each place allows. */
export function landingsOf({ routes }: Pick<TemplateRecord, 'routes'>): Landing[] {
  return systems.flatMap((system) => {
    const route = routes.find((one) => one.system === system);
    return places.flatMap((place) => [true, false].map((isInstalled) => landing(system, place, isInstalled, route)));
  });
}

function landing(system: Landing['system'], place: Landing['place'], isInstalled: boolean, route: Route | undefined): Landing {
  const base = { system, place, isInstalled };
  const end = (outcome: Landing['outcome'], ...path: (string | null)[]): Landing => ({
    ...base,
    outcome,
    path: path.filter((step) => step !== null),
  });
  const { installed = null, missing = null, failing = null } = route ?? {};
  if (system === 'desktop') return failing ? end('page', failing) : end('none');
  // WeChat opens neither apps nor stores by itself: one step more, through the browser.
  const guide = place === 'wechat' ? 'openInBrowser' : null;
  if (isInstalled && installed) return end(guide ? 'guide' : 'app', guide, installed);
  if (missing) return end(guide ? 'guide' : 'store', guide, missing);
  // Without the app and without a store the click is a dead end; the fallback page is only for links that fail to open.
  if (!isInstalled) return end('none');
  return failing ? end('page', failing) : end('none');
}

/** What is wrong with the landings of a link, worst first. */
export function checksOf(landings: readonly Landing[]): Check[] {
  const ends = landings.filter(({ outcome }) => outcome === 'none');
  const guides = landings.filter(({ outcome }) => outcome === 'guide');
  const dead = [...new Set(ends.map(({ system }) => system))].map((system): Check => ({
    code: 'deadEnd',
    level: 'stop',
    values: { system, count: String(ends.filter((one) => one.system === system).length) },
    at: null,
  }));
  const detour: Check[] = guides.length
    ? [{ code: 'detour', level: 'warn', values: { place: 'wechat', count: String(guides.length) }, at: null }]
    : [];
  return [...dead, ...detour, { code: 'universalLinkFile', level: 'pass', values: {}, at: null }];
}
