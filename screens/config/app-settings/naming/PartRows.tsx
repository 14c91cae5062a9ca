import { ArrowUp, Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { Button, IconButton, phone, Select, Stack, Text, TextField, useWords, type BoundField } from '#design-system';
import { kinds, movedUp, type PartValues } from './rule.ts';
import { words } from './words.ts';

/** The parts of a name, each a line that can be moved up and removed. */
export function PartRows({ value: parts, onChange, onBlur, error }: Omit<BoundField<PartValues[]>, 'ref'>) {
  const t = useWords(words);
  const change = (index: number, to: Partial<PartValues>) =>
    onChange(parts.map((part, at) => (at === index ? Object.assign({}, part, to) : part)));
  return (
    <Stack gap="2">
      {parts.length === 0 && (
        <Text as="p" tone="secondary">
          {t.free}
        </Text>
      )}
      <Rows aria-label={t.parts} onBlur={onBlur}>
        {parts.map(({ kind, label, options }, index) => (
          // Parts have no names of their own while they are typed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
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
          </li>
        ))}
      </Rows>
      {error !== undefined && (
        <Text as="p" kind="caption" tone="bad">
          {error}
        </Text>
      )}
      <div>
        <Button kind="link" icon={Plus} onPress={() => onChange([...parts, { kind: 'choice', label: '', options: '' }])}>
          {t.add}
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
    grid-template-columns: 110px minmax(0, 1fr) minmax(0, 2fr) auto;
    align-items: center;
    gap: var(--space-2);
  }
  ${phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      padding-bottom: var(--space-3);
      border-bottom: 1px solid var(--color-border-subtle);
    }
  }
`;
