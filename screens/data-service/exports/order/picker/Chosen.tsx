import { ArrowDown, ArrowUp, Lock, X } from 'lucide-react';
import styled from 'styled-components';
import { Button, Heading, Icon, IconButton, phone, Stack, Text, useWords } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import { moved, toggled } from '../selection/selection.ts';
import type { Ordering } from '../selection/useOrder.ts';
import { dimensionNames, words } from '../words.ts';
import { useLocks } from './useLocks.ts';

/** What is chosen, in the order of the columns of the file. What was closed to this reader meanwhile stays, with a lock, and is no part of the file. */
export function Chosen({ of: { selection, set, fields } }: { of: Ordering }) {
  const t = useWords(words);
  const dimensions = useWords(dimensionNames);
  const metrics = useWords(metricWords);
  const locks = useLocks({ fields });
  const { by, columns } = selection;
  const inFile = by.length + columns.filter((one) => !locks.has(one)).length;
  // The day is always the first column.
  const ordered = by.filter((one) => one !== 'day');
  const day = by.filter((one) => one === 'day');
  return (
    <section aria-label={t.chosenLabel}>
      <Stack direction="row" justify="between">
        <Heading level={2}>{t.chosen(inFile)}</Heading>
        <Button kind="link" size="sm" isDisabled={by.length + columns.length === 0} onPress={() => set({ by: [], columns: [] })}>
          {t.clear}
        </Button>
      </Stack>
      <Rows>
        {day.map((one) => (
          <ChosenRow key={one} name={dimensions[one]} onRemove={() => set({ by: toggled(by, one, false) })} />
        ))}
        {ordered.map((one, index) => (
          <ChosenRow
            key={one}
            name={dimensions[one]}
            onUp={index > 0 ? () => set({ by: [...day, ...moved(ordered, one, -1)] }) : undefined}
            onDown={index < ordered.length - 1 ? () => set({ by: [...day, ...moved(ordered, one, 1)] }) : undefined}
            onRemove={() => set({ by: toggled(by, one, false) })}
          />
        ))}
        {columns.map((one, index) => (
          <ChosenRow
            key={one}
            name={metrics[one]}
            lock={locks.get(one)}
            onUp={index > 0 ? () => set({ columns: moved(columns, one, -1) }) : undefined}
            onDown={index < columns.length - 1 ? () => set({ columns: moved(columns, one, 1) }) : undefined}
            onRemove={() => set({ columns: toggled(columns, one, false) })}
          />
        ))}
      </Rows>
      <Text kind="caption" tone="tertiary">
        {t.orderNote}
      </Text>
    </section>
  );
}

interface ChosenRowProps {
  name: string;
  /** Why it is not in the file. */
  lock?: string | undefined;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRemove: () => void;
}

function ChosenRow({ name, lock, onUp, onDown, onRemove }: ChosenRowProps) {
  const t = useWords(words);
  return (
    <li>
      {lock === undefined ? (
        <span>{name}</span>
      ) : (
        <span data-locked>
          <Icon of={Lock} size="sm" /> {name}
          <small>{lock}</small>
        </span>
      )}
      <IconButton icon={ArrowUp} size="sm" label={t.up(name)} isDisabled={!onUp} onPress={() => onUp?.()} />
      <IconButton icon={ArrowDown} size="sm" label={t.down(name)} isDisabled={!onDown} onPress={() => onDown?.()} />
      <IconButton icon={X} size="sm" label={t.remove(name)} onPress={onRemove} />
    </li>
  );
}

const Rows = styled.ol`
  max-height: 352px;
  margin: var(--space-2) 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    min-height: 32px;
    border-bottom: 1px solid var(--color-border-default);

    ${phone} {
      gap: var(--space-4);
      min-height: 40px;
      padding-right: var(--space-2);
    }
  }
  & > li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > li > [data-locked] {
    padding: var(--space-1) 0;
    color: var(--color-text-tertiary);
  }
  & small {
    display: block;
    font: var(--type-caption);
  }
`;
