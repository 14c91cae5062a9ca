import { GripVertical, Pin } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useWords } from '../../../foundation/words.ts';
import { floatingGroupTitle } from '../../../overlays/surface.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { Column } from '../columns/column.ts';
import { isMovable } from './draft.ts';
import { useOrderDrag } from './useOrderDrag.ts';
import { words } from './words.ts';

interface ColumnOrderProps<Row> {
  columns: readonly Column<Row>[];
  shown: readonly string[];
  /** A place among those that can be moved. */
  onPlace: (id: string, place: number) => void;
}

/** The shown columns from left to right. Each is dragged by its handle, or moved with the arrow keys on it. */
export function ColumnOrder<Row>({ columns, shown, onPlace }: ColumnOrderProps<Row>) {
  const t = useWords(words);
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<string>();
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? id;
  const movable = shown.filter((id) => isMovable(columns, id));
  const fixed = shown.filter((id) => !isMovable(columns, id));
  const place = (id: string, to: number) => {
    setHeld(id);
    onPlace(id, Math.min(Math.max(to, 0), movable.length - 1));
  };
  const drag = useOrderDrag(list, place);
  const onKeyDown = (id: string) => (event: KeyboardEvent<HTMLElement>) => {
    const at = movable.indexOf(id);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: movable.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    // Moving an element in the document takes the focus from it.
    flushSync(() => place(id, to));
    handle.focus();
  };
  return (
    <div>
      <Title>{t.order}</Title>
      {fixed.map((id) => (
        <Item key={id} data-fixed>
          <Icon of={Pin} size="sm" />
          {titleOf(id)}
          <small>{t.fixed}</small>
        </Item>
      ))}
      <ol ref={list}>
        {movable.map((id) => (
          <Item as="li" key={id} data-id={id} data-dragged={drag.dragged === id || undefined}>
            <button type="button" aria-label={t.move(titleOf(id))} onKeyDown={onKeyDown(id)} onPointerDown={drag.onPointerDown(id)}>
              <Icon of={GripVertical} size="sm" />
            </button>
            {titleOf(id)}
          </Item>
        ))}
      </ol>
      <output>{held && <VisuallyHidden>{t.moved(titleOf(held), movable.indexOf(held) + 1, movable.length)}</VisuallyHidden>}</output>
    </div>
  );
}

const Title = styled.span`
  ${floatingGroupTitle}
`;

const Item = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 32px;
  margin: 0 var(--space-1);
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-sm);

  &:hover {
    background: var(--color-bg-hover);
  }
  &[data-dragged] {
    background: var(--color-bg-selected);
  }
  &[data-fixed] {
    color: var(--color-text-tertiary);
  }
  & > small {
    margin-left: auto;
    font: var(--type-caption);
  }
  & > button {
    display: inline-flex;
    margin: calc(var(--space-2) * -1);
    padding: var(--space-2);
    border: 0;
    border-radius: var(--radius-sm);
    background: none;
    color: var(--color-text-secondary);
    cursor: grab;
    touch-action: none;
  }
  & > button:focus-visible {
    outline-offset: -4px;
  }
  & > button:active {
    cursor: grabbing;
  }
`;
