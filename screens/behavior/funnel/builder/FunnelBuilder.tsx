import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, ComboBox, Panel, Select, Stack, Text, useWords } from '#design-system';
import { isFunnelEvent, mostSteps, orderSteps, parseStep } from '#app/api/reports/funnelStep.ts';
import { eventsFor } from '../steps.ts';
import { stepsOf, windows, type FunnelQuestion } from '../useFunnel.ts';
import { eventNames, words } from '../words.ts';
import { addable, replaced } from './draft.ts';
import { StepLine } from './StepLine.tsx';

/** Which steps, narrowed by what, and how long one may take. Nothing is asked before it is pressed. */
export function FunnelBuilder({ of: question }: { of: FunnelQuestion }) {
  const t = useWords(words);
  const names = useWords(eventNames);
  const { window } = question.params;
  const steps = stepsOf(question);
  const { flags } = question.reader;
  const [draft, setDraft] = useState(steps);
  const [days, setDays] = useState(window);
  // What was chosen is added and gone from the field: a new one takes its place, and the focus.
  const [added, setAdded] = useState(0);
  const isToFocus = useRef(false);
  const isSame = draft.join() === steps.join() && days === window;
  const offered = eventsFor(question).flatMap((event) => {
    const step = draft.length < mostSteps ? addable(draft, event) : null;
    return step === null ? [] : [{ id: event, label: names[event], keywords: event }];
  });
  const add = (event: string | null) => {
    const step = event !== null && isFunnelEvent(event) ? addable(draft, event) : null;
    if (step === null) return;
    setDraft(orderSteps([...draft, step]));
    setAdded(added + 1);
    isToFocus.current = true;
  };
  const startsWithClick = parseStep(draft[0] ?? '')?.event === 'click';
  return (
    <Panel title={t.builder}>
      <Stack gap="4">
        <Stack gap="2">
          <Steps aria-label={t.steps}>
            {draft.map((step, index) => (
              <StepLine
                key={step}
                step={step}
                place={index + 1}
                onChange={(next) => setDraft(replaced(draft, step, next))}
                onRemove={() => setDraft(draft.filter((one) => one !== step))}
              />
            ))}
          </Steps>
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
            {...(draft.length < 2 && { error: t.tooFew })}
            options={offered}
            value={null}
            onChange={add}
          />
        </Stack>
        {startsWithClick && (
          <Text kind="caption" tone="tertiary">
            {t.fromClick}
          </Text>
        )}
        <Select label={t.window} value={days} options={windows.map((id) => ({ id, label: t.days(id) }))} onChange={setDays} />
        <Stack direction="row" gap="2">
          <Button
            kind="primary"
            isDisabled={draft.length < 2 || isSame}
            onPress={() => question.setParams({ steps: draft, window: days, step: null })}
          >
            {t.calculate}
          </Button>
          <Button
            kind="ghost"
            isDisabled={isSame}
            onPress={() => {
              setDraft(steps);
              setDays(window);
            }}
          >
            {t.reset}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`;
