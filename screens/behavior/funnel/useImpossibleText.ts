import { useWords } from '#design-system';
import type { StepOrder } from '#app/api/reports/funnelStep.ts';
import { impossibleStep } from './useFunnel.ts';
import { useStepNames } from './useStepNames.ts';
import { words } from './words.ts';

/** Why nobody can come through a path in strict order; nothing where somebody can. */
export function useImpossibleText(steps: readonly string[], order: StepOrder): string | null {
  const t = useWords(words);
  const nameOf = useStepNames();
  const found = impossibleStep(steps, order);
  return found && t.impossible(nameOf(found.after), nameOf(found.before));
}
