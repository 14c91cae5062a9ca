import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { Matched } from '../../foundation/match/Matched.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Shortcut } from '../shortcuts/Shortcut.tsx';
import { floatingItem } from '../surface.ts';
import type { PaletteItem } from './palette.ts';
import type { PaletteResult } from './results.ts';

interface PaletteRowProps {
  id: string;
  result: PaletteResult;
  isActive: boolean;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem, isNewTab: boolean) => void;
}

/** One result: what it is, what of it matched, where it belongs. */
export function PaletteRow({ id, result, isActive, onPoint, onChoose }: PaletteRowProps) {
  const { item, inLabel, inContext } = result;
  const choose = (event: MouseEvent) => onChoose(item, event.metaKey || event.ctrlKey || event.button === 1);
  return (
    <Row
      id={id}
      aria-selected={isActive}
      data-focused={isActive || undefined}
      // Moving, not entering: a list that scrolls under a resting pointer must not choose.
      onPointerMove={() => !isActive && onPoint(item)}
      // The focus stays in the entry.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      onAuxClick={choose}
    >
      <Mark>{item.mark ?? (item.icon && <Icon of={item.icon} />)}</Mark>
      <Words>
        <Matched text={item.label} ranges={inLabel} />
        {item.context && (
          <Context>
            {' '}
            <Matched text={item.context} ranges={inContext} />
          </Context>
        )}
      </Words>
      {(item.note || item.shortcut || isActive) && (
        <Note>
          {item.note}
          {item.shortcut ? <Shortcut keys={item.shortcut} /> : isActive && <Shortcut keys="enter" />}
        </Note>
      )}
    </Row>
  );
}

const Row = styled.div.attrs({ role: 'option', tabIndex: -1 })`
  ${floatingItem}
  gap: 10px;
  min-height: 36px;

  &[data-focused] {
    border-radius: 0 var(--radius-sm) var(--radius-sm) 0;
    box-shadow: inset 2px 0 var(--color-accent-solid);
  }
`;

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 24px;
`;

const Words = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Context = styled.span`
  color: var(--color-text-tertiary);
`;

const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  margin-left: auto;
  font: var(--type-caption);
  color: var(--color-text-tertiary);
  white-space: nowrap;

  ${phone} {
    max-width: 60%;
    text-align: end;
    white-space: normal;
  }
`;
