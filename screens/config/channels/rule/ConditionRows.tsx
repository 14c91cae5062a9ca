import { X } from 'lucide-react';
import { IconButton, Note, Select, TextField, useWords, type BoundField } from '#design-system';
import { comparisons, comparisonsOf, everyComparison, isValueOf } from '#app/lib/channels/conditions.ts';
import { FormRows } from '#screens/kit/form-rows/index.ts';
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
    <FormRows
      label={t.conditions}
      rows={conditions}
      none={t.noCondition}
      columns="minmax(0, 5fr) minmax(0, 3fr) minmax(0, 6fr) auto"
      onPhone="minmax(0, 1fr) auto"
      add={t.addCondition}
      onAdd={() => onChange([...conditions, { ...emptyCondition }])}
      onBlur={onBlur}
      below={contradictionsIn(conditions.filter((one) => faultOf(one) === undefined)).map(([first, second]) => (
        <Note key={`${conditionsOf([first])} ${conditionsOf([second])}`} kind="warning">
          {t.contradiction(conditionsOf([first]), conditionsOf([second]))}
        </Note>
      ))}
    >
      {(condition, index) => {
        const { field, is, value } = condition;
        const offered = comparisonsOf(field);
        return (
          <>
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
              error={error === undefined ? undefined : faultOf(condition)}
            />
            <IconButton icon={X} label={t.removeCondition(index + 1)} onPress={() => onChange(conditions.toSpliced(index, 1))} />
          </>
        );
      }}
    </FormRows>
  );
}
