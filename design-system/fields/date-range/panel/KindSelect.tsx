import { Check, ChevronDown } from 'lucide-react';
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../../foundation/media.ts';
import { useWords } from '../../../foundation/words.ts';
import { floatingItem, floatingSurface } from '../../../overlays/surface.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import type { ComparisonKind } from '../../../foundation/period/comparison.ts';
import { words } from '../words.ts';

interface KindSelectProps {
  value: ComparisonKind;
  onChange: (kind: ComparisonKind) => void;
}

const kinds = ['previous', 'lastYear', 'from'] as const;

/** What to compare with, small enough to stand in the footer between other words. */
export function KindSelect({ value, onChange }: KindSelectProps) {
  const t = useWords(words);
  return (
    <Select aria-label={t.compareWith} value={value} onChange={(key) => onChange(kinds.find((kind) => kind === key) ?? 'previous')}>
      <Opener>
        <SelectValue>{t[value]}</SelectValue>
        <Icon of={ChevronDown} size="sm" />
      </Opener>
      <Surface placement="top start" offset={4}>
        <ListBox>
          {kinds.map((kind) => (
            <Kind key={kind} id={kind} textValue={t[kind]}>
              {t[kind]}
              <Icon of={Check} />
            </Kind>
          ))}
        </ListBox>
      </Surface>
    </Select>
  );
}

const Opener = styled(Button)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  height: var(--size-control-sm);
  padding: 0 var(--space-2);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-bg-surface);
  font: var(--type-caption);
  white-space: nowrap;
  cursor: pointer;

  &[data-hovered] {
    background: var(--color-bg-hover);
  }
  ${phone} {
    height: var(--size-control-lg);
  }
`;

const Surface = styled(Popover)`
  ${floatingSurface}
  min-width: 160px;
  padding: var(--space-1) 0;
`;

const Kind = styled(ListBoxItem)`
  ${floatingItem}

  & > [aria-hidden] {
    margin-left: auto;
    color: var(--color-accent-solid);
  }
  &:not([data-selected]) > [aria-hidden] {
    visibility: hidden;
  }
`;
