import { useEffect, useRef, useState } from 'react';
import { DateField, Grid, Select, TextField, useWords, type FieldForm } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import type { NamePart, NamingRule } from '#app/api/ours/campaigns/info.ts';
import { composeName, dateInName, dayIn, splitName } from '#app/lib/links/naming/naming.ts';
import type { Values } from './values.ts';
import { words } from './words.ts';

interface NamePartsProps {
  rule: NamingRule;
  form: FieldForm<Values>;
  /** What the chosen channel and group are called: empty where none is chosen, null until it is known. */
  after: Readonly<Record<'channel' | 'group', string | null>>;
}

/** The name in its parts: values are chosen, not typed, and the name below follows. */
export function NameParts({ rule, form, after }: NamePartsProps) {
  const t = useWords(words);
  const [parts, setParts] = useState(() => splitName(form.getValues('name'), rule) ?? rule.parts.map(startOf));
  const valueOf = ({ kind }: NamePart, index: number) =>
    kind === 'channel' || kind === 'group' ? (after[kind] ?? '') : (parts[index] ?? '');
  const composed = useComposed(rule.parts.map(valueOf), { rule, form, after });
  const choose = (index: number, value: string) => {
    setParts(parts.with(index, value));
    composed.write(rule.parts.map((part, at) => (at === index ? value : valueOf(part, at))));
  };
  return (
    <Grid columns={3}>
      {rule.parts.map((part, index) => {
        const { kind, label, options } = part;
        const value = valueOf(part, index);
        const set = (next: string) => choose(index, next);
        switch (kind) {
          case 'choice':
            return (
              <Select key={label} label={label} value={value || null} onChange={set} options={options.map((id) => ({ id, label: id }))} />
            );
          case 'date':
            return (
              <DateField
                key={label}
                label={label}
                value={dayIn(value)}
                onChange={(day) => set(day === null ? '' : dateInName(day))}
                today={reportToday()}
              />
            );
          case 'text':
            return <TextField key={label} label={label} value={value} onChange={set} />;
          default:
            return (
              <TextField
                key={label}
                label={label}
                value={value}
                onChange={set}
                isReadOnly
                hint={kind === 'channel' ? t.afterChannel : t.afterGroup}
              />
            );
        }
      })}
    </Grid>
  );
}

/**
 * The name follows its parts: one that was made of them is made again where another channel or group is chosen. What was typed in full, or
 * loaded, stays as it is.
 */
function useComposed(values: readonly string[], { rule, form, after: { channel, group } }: NamePartsProps) {
  const isNew = form.formState.defaultValues?.name === '';
  const last = useRef(isNew ? form.getValues('name') : null);
  const write = (next: readonly string[]) => {
    last.current = composeName(next, rule.separator);
    form.setValue('name', last.current, { shouldDirty: true, shouldValidate: true });
  };
  useEffect(() => {
    if (channel === null || group === null) return;
    const name = form.getValues('name');
    const now = composeName(values, rule.separator);
    const isOfParts = name !== '' && name === last.current && name !== now && splitName(now, rule) !== null;
    if (isOfParts) write(values);
    else last.current ??= now;
    // Only another channel or group counts, not what else is drawn anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [channel, group]);
  return { write };
}

const startOf = ({ kind }: NamePart) => (kind === 'date' ? dateInName(reportToday()) : '');
