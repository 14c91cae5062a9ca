import { GripVertical } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/icon/Icon.tsx';

interface RowHandleProps {
  /** 移动 utm_campaign */
  label: string;
  row: number;
  onMove: (from: number, to: number) => void;
}

/** Drags its row with the pointer, moves it with the arrow keys. */
export function RowHandle({ label, row, onMove }: RowHandleProps) {
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by || event.altKey) return;
    event.preventDefault();
    onMove(row, row + by);
  };
  // During a drag the row moves to other indexes, while this handle keeps the pointer and its own index.
  const heldRow = useRef(row);
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    heldRow.current = row;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const rows = [...(event.currentTarget.closest('ul')?.children ?? [])];
    const under = rows.findIndex((one) => event.clientY < one.getBoundingClientRect().bottom);
    if (under === -1 || under === heldRow.current) return;
    onMove(heldRow.current, under);
    heldRow.current = under;
  };
  return (
    <Grip type="button" aria-label={label} aria-keyshortcuts="ArrowUp ArrowDown" onKeyDown={step} onPointerDown={take} onPointerMove={drag}>
      <Icon of={GripVertical} size="sm" />
    </Grip>
  );
}

const Grip = styled.button`
  display: grid;
  place-items: center;
  width: 20px;
  height: var(--density-control);
  margin-left: -4px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: var(--color-text-tertiary);
  cursor: grab;
  touch-action: none;

  &:hover {
    color: var(--color-text-primary);
  }
  &:active {
    cursor: grabbing;
  }
`;
