import type { Judged } from './in-page/index.ts';

/** Something that the matrix finds and that stays for now. An entry that nothing fits any more has to go. */
export interface KnownFault {
  /** The end of the route, or nothing for all. */
  route: string;
  finding: RegExp;
  reason: string;
}

const call = (route: string, path: string, reason: string): KnownFault => ({
  route,
  finding: new RegExp(`(does not say that|offers no way to try) GET ${path.replaceAll(/[{}]/g, '\\$&')} (failed|again)$`),
  reason,
});

const counted = 'Only a number beside a tab is left out. The view behind the tab says that it did not load, with a way to try again';
const noFigures = 'The window shapes figures, and there are none before a file is given; then the head says that it did not load';
const conflict =
  'Only names the ad account or group that somebody else has chosen meanwhile; that sentence then says that the name did not load';

/** Where it is right that nothing is said. */
export const knownFaults: readonly KnownFault[] = [
  ...['/manage/auth', '/manage/authrole', '/manage/authroleDetail'].map((route) => call(route, '/api/access-requests', counted)),
  ...['/manage/authrole', '/manage/authroleDetail'].map((route) => call(route, '/api/mng/auth/users/infos', counted)),
  ...['/manage/campaign', '/manage/campgroupDetail'].map((route) => call(route, '/api/mng/channelaccount/channellist', conflict)),
  call('/manage/campgroupDetail', '/api/{app}/campgroup/findall', conflict),
  {
    route: '/status',
    finding: /^asks GET \/api\/customizemenu\/status, which answers -1002$/,
    reason: 'The page asks signed out, too, whether the service answers: a refusal is an answer',
  },
  call('/dataservice/reconcile', '/api/mng/app/find/{id}', noFigures),
];

/** Findings that nobody knew of, and entries that nothing fits any more. Pure. */
export function sorted(judged: readonly Judged[], known: readonly KnownFault[]): { unknown: Judged[]; known: number; stale: KnownFault[] } {
  const used = new Set<KnownFault>();
  let count = 0;
  const unknown = judged.flatMap((one) => {
    const findings = one.findings.filter((finding) => {
      const entry = known.find(({ route, finding: pattern }) => one.cell.route.endsWith(route) && pattern.test(finding));
      if (!entry) return true;
      used.add(entry);
      count++;
      return false;
    });
    return findings.length ? [{ ...one, findings }] : [];
  });
  return { unknown, known: count, stale: known.filter((entry) => !used.has(entry)) };
}
