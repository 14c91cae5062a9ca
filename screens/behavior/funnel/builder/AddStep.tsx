import { useRef, useState } from 'react';
import { ComboBox, useWords } from '#design-system';
import { isFunnelEvent, mostSteps, withStep } from '#app/api/reports/funnelStep.ts';
import { eventsFor } from '../steps.ts';
import type { FunnelQuestion } from '../useFunnel.ts';
import { useOwnEvents } from '../useOwnEvents.ts';
import { eventNames, words } from '../words.ts';
import { addable } from './draft.ts';

interface AddStepProps {
  of: FunnelQuestion;
  steps: readonly string[];
  onChange: (steps: readonly string[]) => void;
}

/** One more event, found by its name. What was chosen is added and gone from the field: a new one takes its place, and the focus. */
export function AddStep({ of: question, steps, onChange }: AddStepProps) {
  const t = useWords(words);
  const names = useWords(eventNames);
  const { flags } = question.reader;
  const [added, setAdded] = useState(0);
  const isToFocus = useRef(false);
  const { own, request } = useOwnEvents();
  const isFull = steps.length >= mostSteps;
  const offered = isFull
    ? []
    : [
        ...eventsFor(question).flatMap((event) =>
          addable(steps, event) === null ? [] : [{ id: event, label: names[event], keywords: event }],
        ),
        ...own.flatMap(({ step, name, key }) => (steps.includes(step) ? [] : [{ id: step, label: name, note: key, keywords: key }])),
      ];
  const add = (event: string | null) => {
    const step = event !== null && isFunnelEvent(event) ? addable(steps, event) : event;
    if (step === null) return;
    onChange(withStep(steps, step));
    setAdded(added + 1);
    isToFocus.current = true;
  };
  return (
    <ComboBox
      key={added}
      ref={(field) => {
        if (!field || !isToFocus.current) return;
        isToFocus.current = false;
        field.focus();
      }}
      label={t.addStep}
      placeholder={t.searchEvents}
      hint={[t.stepsHint(mostSteps), ...(flags.pay ? [] : [t.noPay]), ...(flags.order ? [] : [t.noOrder])].join(' · ')}
      {...(steps.length < 2 && { error: t.tooFew })}
      options={offered}
      requests={[request]}
      value={null}
      onChange={add}
    />
  );
}
