import { useState } from 'react';
import styled from 'styled-components';
import { Button, Panel, Select, Stack, Text, useWords } from '#design-system';
import { parseStep } from '#app/api/reports/funnelStep.ts';
import { stepsOf, windows, type FunnelQuestion } from '../useFunnel.ts';
import { words } from '../words.ts';
import { AddStep } from './AddStep.tsx';
import { replaced } from './draft.ts';
import { SavedFunnels } from './SavedFunnels.tsx';
import { StepLine } from './StepLine.tsx';

/** Which steps, narrowed by what, and how long one may take. Nothing is asked before it is pressed. */
export function FunnelBuilder({ of: question }: { of: FunnelQuestion }) {
  const t = useWords(words);
  const { window } = question.params;
  const steps = stepsOf(question);
  const [draft, setDraft] = useState(steps);
  const [days, setDays] = useState(window);
  const isSame = draft.join() === steps.join() && days === window;
  const startsWithClick = parseStep(draft[0] ?? '')?.event === 'click';
  return (
    <Panel title={t.builder} actions={<SavedFunnels of={question} />}>
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
          <AddStep of={question} steps={draft} onChange={setDraft} />
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
