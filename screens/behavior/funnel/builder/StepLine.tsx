import { ArrowUp, X } from 'lucide-react';
import styled from 'styled-components';
import { IconButton, NumberField, phone, Select, useWords } from '#design-system';
import { parseStep, type FunnelStep } from '#app/api/reports/funnelStep.ts';
import { useStepNames } from '../useStepNames.ts';
import { conditionWords, paymentNames, propertyNames, words } from '../words.ts';
import { propertiesOf, withProperty } from './draft.ts';

interface StepLineProps {
  step: string;
  place: number;
  onChange: (step: FunnelStep) => void;
  /** None for the first. */
  onUp: (() => void) | undefined;
  onRemove: () => void;
}

const isProperty = (name: string): name is 'level' | 'currencyamount' | 'paymenttype' => Object.hasOwn(propertyNames, name);
const isPayment = (value: string): value is 'weixinpay' | 'alipay' | 'apple' => Object.hasOwn(paymentNames, value);

/** One step of a funnel that is being built: its event, and what it is narrowed by. */
export function StepLine({ step: text, place, onChange, onUp, onRemove }: StepLineProps) {
  const t = useWords(words);
  const c = useWords(conditionWords);
  const properties = useWords(propertyNames);
  const payments = useWords(paymentNames);
  const nameOf = useStepNames();
  const step = parseStep(text);
  if (!step) return null;
  const known = propertiesOf(step.event);
  const property = known.find(({ name }) => name === step.condition?.property);
  const label = (name: string) => (isProperty(name) ? properties[name] : name);
  const name = nameOf(step.event === 'custom' ? text : step.event);
  const change = (value: string) =>
    property && step.event !== 'custom' && onChange({ event: step.event, condition: { property: property.name, value } });
  return (
    <Line>
      <Place>{place}</Place>
      <span>{name}</span>
      {onUp ? <IconButton size="sm" icon={ArrowUp} label={t.moveUp(nameOf(text))} onPress={onUp} /> : <span />}
      <IconButton size="sm" icon={X} label={t.removeStep(nameOf(text))} onPress={onRemove} />
      {known.length > 0 && (
        <Condition>
          <Select
            label={c.condition(name)}
            isLabelHidden
            value={property?.name ?? ''}
            options={[
              { id: '', label: c.any },
              ...known.map(({ name, values }) => ({ id: name, label: values === 'number' ? c.atLeast(label(name)) : label(name) })),
            ]}
            onChange={(name) => onChange(withProperty(step, name))}
          />
          {property?.values === 'number' && (
            <NumberField
              label={c.value(name)}
              isLabelHidden
              min={1}
              max={999_999}
              value={Number(step.condition?.value)}
              onChange={(value) => value !== null && value >= 1 && change(String(Math.round(value)))}
            />
          )}
          {property && property.values !== 'number' && (
            <Select
              label={c.value(name)}
              isLabelHidden
              value={step.condition?.value ?? ''}
              options={property.values.map((id) => ({ id, label: isPayment(id) ? payments[id] : id }))}
              onChange={change}
            />
          )}
        </Condition>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 20px 1fr auto auto;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-height: 32px;

  ${phone} {
    column-gap: var(--space-4);
    grid-auto-rows: minmax(40px, auto);
  }
`;

const Place = styled.span`
  font-variant-numeric: tabular-nums;
  color: var(--color-text-tertiary);
`;

const Condition = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-column: 2 / -1;
  gap: var(--space-2);
`;
