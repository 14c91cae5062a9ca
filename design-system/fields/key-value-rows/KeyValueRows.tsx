import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { FieldGroup } from '../frame/FieldGroup.tsx';
import type { Bindable, FieldProps } from '../frame/FieldFrame.tsx';
import { faultsOf } from './faultsOf.ts';
import { movePair, pastePairs, type Pair } from './pairs.ts';
import { PairRow } from './PairRow.tsx';

export interface KeyValueRowsProps extends FieldProps, Bindable<Pair[]> {
  /** What a key is called here and the verb that adds one: 参数名, 添加参数. */
  keyLabel?: string;
  addLabel?: string;
  /** The order matters: rows get a handle, and Alt with an arrow key moves the row one is in. */
  isOrdered?: boolean;
}

/** Parameters of a link, headers, properties: any number of keys with a value. A copied address or list splits into rows. */
export function KeyValueRows({ value = none, onChange, onBlur, ref, keyLabel, addLabel, isOrdered = false, ...rest }: KeyValueRowsProps) {
  const { name, isDisabled, isReadOnly, ...frame } = rest;
  const t = useWords(words);
  const list = useRef<HTMLUListElement>(null);
  const faults = faultsOf(value);
  const canEdit = !isDisabled && !isReadOnly;

  /** Moves the focus after each change: into the new row, along with a moved row, or to the neighbour of a removed one. */
  const change = (pairs: Pair[], focus: { row: number; on: 'key' | 'handle' | 'add' }) => {
    flushSync(() => onChange?.(pairs));
    const row = list.current?.children[Math.min(focus.row, pairs.length - 1)];
    const place = { key: row?.querySelector('input'), handle: row?.querySelector('button'), add: undefined }[focus.on];
    (place ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]'))?.focus();
  };
  const move = (from: number, to: number, on: 'key' | 'handle') => {
    if (to >= 0 && to < value.length && to !== from) change(movePair(value, from, to), { row: to, on });
  };

  return (
    <FieldGroup {...frame} onBlur={onBlur}>
      <Rows ref={list}>
        {value.map((pair, row) => (
          <PairRow
            key={keyOf(row)}
            {...{ pair, row, isDisabled, isReadOnly, canEdit, isOrdered }}
            keyLabel={keyLabel ?? t.key}
            fault={faults[row]}
            onChange={(next) => onChange?.(value.with(row, next))}
            onPaste={(pairs) => change(pastePairs(value, row, pairs), { row: row + pairs.length, on: 'key' })}
            onMove={move}
            onRemove={() => change(value.toSpliced(row, 1), { row, on: value.length > 1 ? 'key' : 'add' })}
            {...(row === 0 && ref && { ref })}
          />
        ))}
      </Rows>
      {canEdit && (
        <Foot>
          <Button
            kind="link"
            icon={Plus}
            data-add
            onPress={() => change([...value, { key: '', value: '' }], { row: value.length, on: 'key' })}
            {...(value.length === 0 && ref && { ref })}
          >
            {addLabel ?? t.add}
          </Button>
        </Foot>
      )}
      {name && <input type="hidden" name={name} value={JSON.stringify(value)} disabled={isDisabled} />}
    </FieldGroup>
  );
}

const none: Pair[] = [];

// A row has no state, so its index can be its key; the focus is set by hand when rows move.
const keyOf = (row: number) => `row ${row}`;

const words = bilingual({
  key: ['参数名', 'Key'],
  add: ['添加参数', 'Add parameter'],
});

const Rows = styled.ul`
  display: grid;
  gap: var(--space-2);

  &:empty {
    display: none;
  }
`;

// The words of the button stand under the first letters of the keys.
const Foot = styled.div`
  & > button {
    margin-left: calc(var(--space-1) * -1);
  }
`;
