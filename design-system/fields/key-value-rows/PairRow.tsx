import { Trash2 } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Group } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { IconButton } from '../../overlays/icon-button/IconButton.tsx';
import type { Bindable } from '../frame/FieldFrame.tsx';
import { joinWithSpace } from '../frame/joinWithSpace.ts';
import { TextField } from '../text-field/TextField.tsx';
import type { PairFault } from './faultsOf.ts';
import { pairsIn, type Pair } from './pairs.ts';
import { RowHandle } from './RowHandle.tsx';

interface PairRowProps {
  pair: Pair;
  row: number;
  keyLabel: string;
  fault: PairFault | undefined;
  isDisabled: boolean | undefined;
  isReadOnly: boolean | undefined;
  canEdit: boolean;
  isOrdered: boolean;
  onChange: (pair: Pair) => void;
  onPaste: (pairs: Pair[]) => void;
  onMove: (from: number, to: number, on: 'key' | 'handle') => void;
  onRemove: () => void;
  ref?: NonNullable<Bindable<Pair[]>['ref']>;
}

/** One key with its value. */
export function PairRow({
  pair,
  row,
  keyLabel,
  fault,
  canEdit,
  isOrdered,
  onChange,
  onPaste,
  onMove,
  onRemove,
  ref,
  ...state
}: PairRowProps) {
  const t = useWords(words);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const isIntoValue = event.currentTarget.querySelectorAll('input')[1] === event.target;
    // A value may well contain = and &; only whole lines of pairs are meant as rows there.
    const pairs = canEdit && (!isIntoValue || /[\r\n]/.test(text.trim())) ? pairsIn(text) : undefined;
    if (!pairs) return;
    event.preventDefault();
    onPaste(pairs);
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by || !event.altKey || !isOrdered || !canEdit) return;
    event.preventDefault();
    onMove(row, row + by, 'key');
  };
  return (
    <li>
      <Line aria-label={t.row(row + 1)} onPaste={paste} onKeyDown={step} data-ordered={(isOrdered && canEdit) || undefined}>
        {isOrdered && canEdit && (
          <RowHandle label={t.move(pair.key || t.row(row + 1))} row={row} onMove={(from, to) => onMove(from, to, 'handle')} />
        )}
        <TextField
          {...state}
          label={keyLabel}
          isLabelHidden
          isMono
          spellCheck={false}
          autoComplete="off"
          value={pair.key}
          onChange={(key) => onChange({ ...pair, key })}
          error={fault && { twice: t.twice(pair.key.trim()), nameless: t.nameless(keyLabel) }[fault]}
          {...(ref && { ref })}
        />
        <Equals aria-hidden>=</Equals>
        <TextField
          {...state}
          label={t.value(keyLabel, pair.key)}
          isLabelHidden
          spellCheck={false}
          autoComplete="off"
          value={pair.value}
          onChange={(value) => onChange({ ...pair, value })}
        />
        {canEdit && <IconButton icon={Trash2} label={t.remove(pair.key || t.row(row + 1))} onPress={onRemove} />}
      </Line>
    </li>
  );
}

const words = bilingual({
  row: [(n: number) => `第 ${n} 行`, (n: number) => `Row ${n}`],
  value: [(kind: string, key: string) => joinWithSpace(key || kind, '的值'), (kind: string, key: string) => `Value of ${key || kind}`],
  twice: [(key: string) => joinWithSpace(key, '已在上面'), (key: string) => `${key} is already used above`],
  nameless: [(kind: string) => joinWithSpace('填写', kind), (kind: string) => `Enter ${kind}`],
  move: [(name: string) => joinWithSpace('移动', name), (name: string) => `Move ${name}`],
  remove: [(name: string) => joinWithSpace('删除', name), (name: string) => `Remove ${name}`],
});

const Line = styled(Group)`
  display: grid;
  grid-template-columns: minmax(0, 180px) auto minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: start;

  &[data-ordered] {
    grid-template-columns: auto minmax(0, 180px) auto minmax(0, 1fr) auto;
  }
  ${phone} {
    column-gap: var(--space-1);
    grid-template-columns: minmax(0, 5fr) auto minmax(0, 6fr) auto;

    &[data-ordered] {
      grid-template-columns: auto minmax(0, 5fr) auto minmax(0, 6fr) auto;
    }
  }
`;

const Equals = styled.span`
  line-height: var(--density-control);
  color: var(--color-text-tertiary);
`;
