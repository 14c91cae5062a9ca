import * as v from 'valibot';

/** What `npm audit --json` says of a package, as far as it is read here. A `via` that is text is another package of the same list. */
const Report = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      via: v.array(v.union([v.string(), v.object({ url: v.string(), title: v.string(), severity: v.string() })])),
    }),
  ),
});

/** An advisory that somebody has read and lets stand until a day. After it, it fails again. */
export const Exceptions = v.array(
  v.strictObject({
    advisory: v.pipe(v.string(), v.regex(/^GHSA(-[a-z0-9]{4}){3}$/)),
    why: v.pipe(v.string(), v.minLength(10)),
    until: v.pipe(v.string(), v.isoDate()),
  }),
);
export type Exceptions = v.InferOutput<typeof Exceptions>;

export type Verdict =
  | { is: 'asked'; failing: readonly string[]; excepted: readonly string[]; needless: readonly string[] }
  /** The registry did not answer, or not with a list. Then nothing is known, which is not the same as nothing found. */
  | { is: 'not asked'; why: string };

/** Which of the findings may not stand: high and critical ones that no exception names, or whose exception has ended. */
export function judge(answer: string, exceptions: Exceptions, today: string): Verdict {
  const parsed = read(answer);
  const report = v.safeParse(Report, parsed);
  if (!report.success) return { is: 'not asked', why: reasonIn(parsed) };
  const found = new Map<string, string>();
  for (const [name, { via }] of Object.entries(report.output.vulnerabilities))
    for (const one of via) {
      if (typeof one === 'string' || !['high', 'critical'].includes(one.severity)) continue;
      const advisory = one.url.replace(/^.*\//, '');
      found.set(advisory, `${name}: ${one.title} (${one.severity}, ${one.url})`);
    }
  const isLet = (advisory: string) => exceptions.some((one) => one.advisory === advisory && one.until >= today);
  const all = [...found];
  return {
    is: 'asked',
    failing: all.filter(([advisory]) => !isLet(advisory)).map(([, text]) => text),
    excepted: all.filter(([advisory]) => isLet(advisory)).map(([, text]) => text),
    needless: exceptions.filter(({ advisory }) => !found.has(advisory)).map(({ advisory }) => advisory),
  };
}

function read(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}

function reasonIn(answer: unknown): string {
  const said = v.safeParse(v.object({ message: v.string() }), answer);
  return said.success ? said.output.message : 'its answer is no list of findings';
}
