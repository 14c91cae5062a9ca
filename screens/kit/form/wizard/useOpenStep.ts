import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldForm } from '#design-system';
import { choiceParam, useUrlState } from '#app/lib/urlState.ts';
import { openStep, stepStates, type WizardStep } from './steps.ts';

/** The open step of a wizard. It stands in the address, so that Back leads to the step before and a reload stays where it was. */
export function useOpenStep<Values extends object>(steps: readonly WizardStep<Values>[], form: FieldForm<Values>) {
  const ids = steps.map(({ id }) => id).join(' ');
  const params = useMemo(() => ({ step: choiceParam(ids.split(' '), ids.split(' ')[0] ?? '') }), [ids]);
  const { values: address, set, href } = useUrlState(params);
  const values = form.getValues();
  const open = openStep(steps, address.step, values);
  const [furthest, setFurthest] = useState(open);
  if (open > furthest) setFurthest(open);
  const openId = steps[open]?.id;
  useEffect(() => {
    // Else the next step would open by itself, in the middle of a word, as soon as nothing is missing in this one.
    if (openId !== undefined && openId !== address.step) set({ step: openId }, { isReplaced: true });
  }, [openId, address.step, set]);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    // The button that was pressed is elsewhere now: one goes on in the step that has opened, at what is wrong there.
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? place.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, button, a[href]'))?.focus();
  }, [open]);
  return {
    open,
    states: stepStates(steps, open, furthest, values),
    place,
    href: (id: string) => href({ step: id }),
    go: (id: string | null | undefined) => {
      if (id !== null && id !== undefined) set({ step: id });
    },
  };
}
