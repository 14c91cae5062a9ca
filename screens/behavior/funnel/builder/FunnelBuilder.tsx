import { useState } from 'react';
import styled from 'styled-components';
import { Button, Note, Panel, Select, Stack, Switch, Text, useWords } from '#design-system';
import { parseStep, pathUnits, stepOrders } from '#app/api/reports/funnelStep.ts';
import { stepsOf, pathRules, windowNames, type FunnelQuestion } from '../useFunnel.ts';
import { useImpossibleText } from '../useImpossibleText.ts';
import { orderWords, unitWords, windowWords, words } from '../words.ts';
import { AddStep } from './AddStep.tsx';
import { movedUp, replaced } from './draft.ts';
import { SavedFunnels } from './SavedFunnels.tsx';
import { StepLine } from './StepLine.tsx';

/** Which steps, narrowed by what, in which order, how long they may take and who is counted. Nothing is asked before it is pressed. */
export function FunnelBuilder({ of: question }: { of: FunnelQuestion }) {
  const t = useWords(words);
  const [orders, units, windowLabels] = [useWords(orderWords), useWords(unitWords), useWords(windowWords)];
  const steps = stepsOf(question);
  const [draft, setDraft] = useState(steps);
  const current = pathRules(question.params);
  const [way, setWay] = useState(current);
  const isSame = draft.join() === steps.join() && way.window === current.window && way.order === current.order && way.unit === current.unit;
  const hasClick = draft.some((step) => parseStep(step)?.event === 'click');
  const impossible = useImpossibleText(draft, way.order);
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
                onUp={index ? () => setDraft(movedUp(draft, step)) : undefined}
                onRemove={() => setDraft(draft.filter((one) => one !== step))}
              />
            ))}
          </Steps>
          <AddStep of={question} steps={draft} onChange={setDraft} />
        </Stack>
        {hasClick && (
          <Text kind="caption" tone="tertiary">
            {t.fromClick}
          </Text>
        )}
        {impossible !== null && <Note kind="warning">{impossible}</Note>}
        <Select
          label={t.order}
          value={way.order}
          options={stepOrders.map((id) => ({ id, label: orders[id] }))}
          hint={way.order === 'strict' ? t.strictMeans : t.anyMeans}
          onChange={(order) => setWay({ ...way, order })}
        />
        <Pair>
          <Select
            label={t.window}
            value={way.window}
            options={windowNames.map((id) => ({ id, label: windowLabels[id] }))}
            onChange={(window) => setWay({ ...way, window })}
          />
          <Select
            label={t.unit}
            value={way.unit}
            options={pathUnits.map((id) => ({ id, label: units[id] }))}
            onChange={(unit) => setWay({ ...way, unit })}
          />
        </Pair>
        <Switch label={t.closedOnly} side="end" value={question.params.closed} onChange={(closed) => question.setParams({ closed })} />
        <Stack direction="row" gap="2">
          <Button
            kind="primary"
            isDisabled={draft.length < 2 || isSame || impossible !== null}
            onPress={() => question.setParams({ steps: draft, ...way, step: null })}
          >
            {t.calculate}
          </Button>
          <Button
            kind="ghost"
            isDisabled={isSame}
            onPress={() => {
              setDraft(steps);
              setWay(current);
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;
