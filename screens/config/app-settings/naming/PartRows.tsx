import { ArrowUp, X } from 'lucide-react';
import { IconButton, Select, Stack, Text, TextField, useWords, type BoundField } from '#design-system';
import { FormRows } from '#screens/kit/form-rows/index.ts';
import { kinds, movedUp, type PartValues } from './rule.ts';
import { words } from './words.ts';

/** The parts of a name, each a line that can be moved up and removed. */
export function PartRows({ value: parts, onChange, onBlur, error }: Omit<BoundField<PartValues[]>, 'ref'>) {
  const t = useWords(words);
  const change = (index: number, to: Partial<PartValues>) =>
    onChange(parts.map((part, at) => (at === index ? Object.assign({}, part, to) : part)));
  return (
    <FormRows
      label={t.parts}
      rows={parts}
      none={t.free}
      columns="110px minmax(0, 1fr) minmax(0, 2fr) auto"
      align="center"
      add={t.add}
      onAdd={() => onChange([...parts, { kind: 'choice', label: '', options: '' }])}
      onBlur={onBlur}
      below={
        error !== undefined && (
          <Text as="p" kind="caption" tone="bad">
            {error}
          </Text>
        )
      }
    >
      {({ kind, label, options }, index) => (
        <>
          <Select
            label={`${t.part(index + 1)} ${t.kind}`}
            isLabelHidden
            value={kind}
            onChange={(id) => change(index, { kind: kinds.find((one) => one === id) ?? kind })}
            options={kinds.map((id) => ({ id, label: t[id] }))}
          />
          <TextField
            label={`${t.part(index + 1)} ${t.label}`}
            isLabelHidden
            placeholder={t.label}
            value={label}
            onChange={(text) => change(index, { label: text })}
          />
          {kind === 'choice' ? (
            <TextField
              label={`${t.part(index + 1)} ${t.options}`}
              isLabelHidden
              placeholder={t.options}
              value={options}
              onChange={(text) => change(index, { options: text })}
            />
          ) : (
            <span />
          )}
          <Stack direction="row" gap="1">
            <IconButton icon={ArrowUp} label={t.up(index + 1)} isDisabled={index === 0} onPress={() => onChange(movedUp(parts, index))} />
            <IconButton icon={X} label={t.remove(index + 1)} onPress={() => onChange(parts.toSpliced(index, 1))} />
          </Stack>
        </>
      )}
    </FormRows>
  );
}
