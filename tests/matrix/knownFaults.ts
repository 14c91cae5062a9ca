import type { Judged } from './in-page/index.ts';

/** Something that the matrix finds and that stays for now. An entry that nothing fits any more has to go. */
export interface KnownFault {
  /** The end of the route, or nothing for all. */
  route: string;
  finding: RegExp;
  reason: string;
}

export const knownFaults: readonly KnownFault[] = [];

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
