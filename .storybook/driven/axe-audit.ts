/**
 * What axe keeps to itself. This is the only file that reads it: axe's public interface names its rules, but neither the selector of a rule nor the
 * functions that decide. If an upgrade moves them, `auditOfAxe` finds nothing, every page is judged by every rule, and a run takes longer;
 * `tests/architecture/internals` fails first.
 */
export interface Audit {
  rules: readonly { id: string; selector: string; matches: Act }[];
  checks: Readonly<Record<string, { evaluate: Act }>>;
}

export type Act = (this: unknown, node: Element, ...given: unknown[]) => unknown;

declare global {
  interface Window {
    axe?: { _audit?: Audit };
  }
}

/** Axe leaves itself in the page when it is loaded for the first story. */
// oxlint-disable-next-line no-underscore-dangle -- axe names it so
export const auditOfAxe = (): Audit | undefined => window.axe?._audit;

/** How axe itself judges contrast: which parts the rule concerns, and whether one of them passes. */
export function contrastOf({ rules, checks }: Audit): { concerns: Act; judge: Act } {
  const rule = rules.find(({ id }) => id === contrast);
  const check = checks[contrast];
  if (!rule || !check) throw new Error(`axe has no ${contrast} any more`);
  return { concerns: rule.matches, judge: check.evaluate };
}

/** The rule and its check have the same name. */
export const contrast = 'color-contrast';
