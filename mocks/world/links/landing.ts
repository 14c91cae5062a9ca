import type { Check } from '#app/api/ours/checks.ts';
import type { Landing } from '#app/api/ours/links/one-links.ts';
import { matrixOf, type PathStep } from '#app/lib/links/outcomes.ts';
import type { TemplateRecord } from './one-link.ts';

/** What a step is on the wire: the address where it leads, or the name of the guide. */
function stepText(step: PathStep): string[] {
  if (step.kind === 'guide') return ['openInBrowser'];
  return step.kind === 'app' || step.kind === 'store' || step.kind === 'page' ? [step.target] : [];
}

/** Where each click ends, computed from the template and from what each place allows. */
export const landingsOf = ({ routes }: Pick<TemplateRecord, 'routes'>): Landing[] =>
  matrixOf(routes).map(({ system, place, isInstalled, outcome, path }) => ({
    system,
    place,
    isInstalled,
    outcome,
    path: path.flatMap(stepText),
  }));

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
