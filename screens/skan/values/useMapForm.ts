import { useFieldForm, useWords } from '#design-system';
import { skan, type CoarseRule, type MapDraft, type ValueRule } from '#app/api/ours/apps/skan.ts';
import { useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

/** The draft as a form: its rules in their order, and the values of the later windows. */
export function useMapForm(app: number, saved: MapDraft | null) {
  const t = useWords(words);
  const form = useFieldForm<MapDraft>({ defaultValues: { rules: saved?.rules ?? [], coarse: saved?.coarse ?? [] } });
  const save = useSave({
    form,
    call: skan.save(),
    input: ({ rules, coarse }) => ({ app, body: { rules, coarse } }),
    done: ({ version }) => t.saved(version),
    failed: t.notSaved,
    draft: { name: `conversion values ${app}` },
  });
  const [ruleField, coarseField] = [form.field('rules'), form.field('coarse')];
  const [rules, coarse] = [ruleField.value, coarseField.value];
  const putRule = (index: number | null, rule: ValueRule) =>
    ruleField.onChange(index === null ? [...rules, rule].toSorted((one, other) => one.from - other.from) : rules.with(index, rule));
  const putCoarse = (rule: CoarseRule) =>
    coarseField.onChange(
      [...coarse.filter(({ window }) => window !== rule.window), rule].toSorted((a, b) => a.window.localeCompare(b.window)),
    );
  return {
    form,
    save,
    rules,
    coarse,
    setRules: ruleField.onChange,
    setMap: (map: MapDraft) => {
      ruleField.onChange(map.rules);
      coarseField.onChange(map.coarse);
    },
    putRule,
    putCoarse,
    move: (rule: ValueRule, by: -1 | 1) => ruleField.onChange(moved(rules, rules.indexOf(rule), by)),
  };
}

function moved(rules: readonly ValueRule[], index: number, by: -1 | 1): ValueRule[] {
  const rule = rules[index];
  const rest = rules.toSpliced(index, 1);
  return rule ? rest.toSpliced(index + by, 0, rule) : rest;
}
