import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const Figure = v.object({
  name: v.string(),
  seconds: v.number(),
  isGood: v.boolean(),
  /** Of `npm test -- --all`, which takes longer for the same part. */
  isAll: v.optional(v.boolean(), false),
});
/** How long a part took the last time it ran. */
export type Figure = v.InferOutput<typeof Figure>;

const Report = v.object({ seconds: v.number(), stories: v.optional(v.object({ judged: v.number(), all: v.number() })) });
export type Report = v.InferOutput<typeof Report>;

/** `npm run bench` prints these figures, too. */
export const figuresFile = 'reports/test.json';
const reportFile = 'reports/visual/record.json';

/** A fresh clone has no figures. A file that cannot be read is none. */
export const readFigures = (file = figuresFile): Figure[] => parsed(v.array(Figure), file) ?? [];

/** The last report of the picture gate. */
export const readReport = (file = reportFile): Report | undefined => parsed(Report, file);

function parsed<Schema extends v.GenericSchema>(schema: Schema, file: string): v.InferOutput<Schema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** A run of some parts leaves the figures of the others as they were. The latest come last. */
export function updated(earlier: readonly Figure[], latest: readonly Figure[]): Figure[] {
  const isReplaced = ({ name, isAll }: Figure) => latest.some((one) => one.name === name && one.isAll === isAll);
  return [...earlier.filter((figure) => !isReplaced(figure)), ...latest];
}

export const lastSeconds = (figures: readonly Figure[], name: string, isAll: boolean): number | undefined =>
  figures.findLast((figure) => figure.name === name && figure.isAll === isAll)?.seconds;
