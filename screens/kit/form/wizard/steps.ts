import type { ReactNode } from 'react';

/** One step of a Wizard. Its fields stay filled while another step is open. */
export interface WizardStep<Values> {
  /** Stands in the address. */
  id: string;
  title: string;
  /** What it will ask, in one line, while it is ahead. */
  outlook?: string;
  /** What was chosen, in one line, once it is passed. */
  summary: (values: Values) => ReactNode;
  /** The fields in it: they are checked before the next step opens, and a refusal of one of them opens this step. */
  fields: readonly (keyof Values & string)[];
  /** Why one cannot go on yet. Said beside the button, which is disabled meanwhile. */
  blocker?: (values: Values) => string | undefined;
  content: ReactNode;
}

export type StepState = 'passed' | 'current' | 'ahead';

/**
 * Which step is open: the one in the address, or the first before it that cannot be passed yet. A link to a later step, or a draft that is
 * gone, leads to where something is missing.
 */
export function openStep<Values>(steps: readonly WizardStep<Values>[], id: string, values: Values): number {
  const wanted = Math.max(
    0,
    steps.findIndex((step) => step.id === id),
  );
  const blocked = steps.findIndex(({ blocker }) => blocker?.(values) !== undefined);
  return blocked === -1 ? wanted : Math.min(wanted, blocked);
}

/** What stands at each step. Those behind the furthest one that was open are passed, as long as nothing is missing before them. */
export function stepStates<Values>(steps: readonly WizardStep<Values>[], open: number, furthest: number, values: Values): StepState[] {
  const blocked = steps.findIndex(({ blocker }) => blocker?.(values) !== undefined);
  const reach = blocked === -1 ? furthest : Math.min(furthest, blocked);
  return steps.map((_, index) => (index === open ? 'current' : index < open || index < reach ? 'passed' : 'ahead'));
}

/** The step with a field. */
export const stepOf = <Values>(steps: readonly WizardStep<Values>[], field: string | undefined) =>
  steps.find(({ fields }) => fields.some((name) => name === field));
