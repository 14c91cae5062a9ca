import { useState } from 'react';
import { Grid, Select, TextField, type FieldForm } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import type { NamePart, NamingRule } from '#app/api/ours/campaigns/info.ts';
import { composeName, splitName } from '../preflight/checkName.ts';
import type { Values } from './values.ts';

interface NamePartsProps {
  rule: NamingRule;
  form: FieldForm<Values>;
}

/** The name in its parts: values are chosen, not typed, and the name below follows. */
export function NameParts({ rule, form }: NamePartsProps) {
  const [parts, setParts] = useState(() => splitName(form.getValues('name'), rule) ?? rule.parts.map(startOf));
  const choose = (index: number, value: string) => {
    const next = parts.with(index, value);
    setParts(next);
    form.setValue('name', composeName(next, rule.separator), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Grid columns={3}>
      {rule.parts.map(({ kind, label, options }, index) =>
        kind === 'choice' ? (
          <Select
            key={label}
            label={label}
            value={parts[index] || null}
            onChange={(value) => choose(index, value)}
            options={options.map((id) => ({ id, label: id }))}
          />
        ) : (
          <TextField key={label} label={label} value={parts[index] ?? ''} onChange={(value) => choose(index, value)} />
        ),
      )}
    </Grid>
  );
}

const startOf = ({ kind }: NamePart) => (kind === 'date' ? reportToday().replaceAll('-', '') : '');
