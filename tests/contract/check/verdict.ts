export const verdicts = [
  'conforms',
  'refused',
  'lacking',
  'broken',
  'malformed',
  'wrongly answered',
  'wrongly refused',
  'unreachable',
  'not tried',
] as const;
export type Verdict = (typeof verdicts)[number];

export interface Outcome {
  verdict: Verdict;
  /** The code of a refusal, the field that could not be read, why it was not tried. */
  detail: string;
}
