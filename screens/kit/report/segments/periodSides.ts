import type { Report } from '#screens/kit/report/view/index.ts';

/** Two questions beside each other: this period and the compared one. The latter is the same question over other days. */
export function periodSides(question: Report, names: { now: string; previous: string }) {
  const { compared, scope } = question;
  if (!compared) return null;
  const previous: Report = {
    ...question,
    days: compared.against,
    scope: { ...scope, from: compared.against.start, to: compared.against.end },
  };
  return [
    { of: 'now', name: names.now, report: question },
    { of: 'previous', name: names.previous, report: previous },
  ] as const;
}
