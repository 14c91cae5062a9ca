import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { Button, IconButton, Note, phone, Select, Stack, Text, TextField, useWords, type BoundField } from '#design-system';
import { comparisons, comparisonsOf, everyComparison, isValueOf } from '#app/lib/channels/conditions.ts';
import { contradictionsIn } from '../ruleLogic.ts';
import { useRuleWords } from '../useRuleWords.ts';
import { words } from '../words.ts';
import { emptyCondition, withField, type Condition } from './values.ts';

const known = Object.keys(comparisons);

/** The conditions of a rule, each a line that can be changed and removed. A field that this console does not know can be chosen where it stands. */
export function ConditionRows({ value: conditions, onChange, onBlur, error }: Omit<BoundField<Condition[]>, 'ref'>) {
  const t = useWords(words);
  const { fieldOf, conditionsOf } = useRuleWords(String);
  const change = (index: number, to: Condition) => onChange(conditions.with(index, to));
  const faultOf = ({ field, value }: Condition) =>
    isValueOf(field, value) ? undefined : value.trim() === '' ? t.valueNeeded : t.notSeconds;
  return (
    <Stack gap="2">
      {conditions.length === 0 && (
        <Text as="p" tone="secondary">
          {t.noCondition}
        </Text>
      )}
      <Rows aria-label={t.conditions} onBlur={onBlur}>
        {conditions.map((condition, index) => {
          const { field, is, value } = condition;
          const offered = comparisonsOf(field);
          const fault = error === undefined ? undefined : faultOf(condition);
          return (
            // Conditions have no names of their own while they are typed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Select
                label={t.ofCondition(index + 1, t.field)}
                isLabelHidden
                value={field}
                onChange={(id) => change(index, withField(condition, id))}
                options={[...known, ...(known.includes(field) ? [] : [field])].map((id) => ({ id, label: fieldOf(id) }))}
              />
              <Select
                label={t.ofCondition(index + 1, t.comparison)}
                isLabelHidden
                value={is}
                onChange={(id) => change(index, { ...condition, is: everyComparison.find((one) => one === id) ?? is })}
                options={(offered.length ? offered : everyComparison).map((id) => ({ id, label: t[id] }))}
              />
              <TextField
                label={t.ofCondition(index + 1, t.value)}
                isLabelHidden
                placeholder={t.value}
                value={value}
                onChange={(text) => change(index, { ...condition, value: text })}
                error={fault}
              />
              <IconButton icon={X} label={t.removeCondition(index + 1)} onPress={() => onChange(conditions.toSpliced(index, 1))} />
            </li>
          );
        })}
      </Rows>
      {contradictionsIn(conditions.filter((one) => faultOf(one) === undefined)).map(([first, second]) => (
        <Note key={`${conditionsOf([first])} ${conditionsOf([second])}`} kind="warning">
          {t.contradiction(conditionsOf([first]), conditionsOf([second]))}
        </Note>
      ))}
      <div>
        <Button kind="link" icon={Plus} onPress={() => onChange([...conditions, { ...emptyCondition }])}>
          {t.addCondition}
        </Button>
      </div>
    </Stack>
  );
}

const Rows = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 6fr) auto;
    align-items: start;
    gap: var(--space-2);
  }
  ${phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-bottom: var(--space-3);
      border-bottom: 1px solid var(--color-border-subtle);
    }
  }
`;
