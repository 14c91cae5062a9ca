import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { useMedia } from '../../foundation/useMedia.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Popover } from '../../overlays/popover/Popover.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { useFitsOneRow } from './useFitsOneRow.ts';

interface FilterBarProps {
  /** Stays in sight on a phone: the period, the segments. */
  lead?: ReactNode;
  /** Filters: chips and selects. On a phone they stand behind one button. */
  children?: ReactNode;
  /** How many filters are applied. */
  count?: number;
  /** At the right: a count, a key, a search with the settings of the table. */
  end?: ReactNode;
  /** Takes all filters away at once. */
  onClear?: () => void;
}

/** The row between the title and what it filters. Where that is too long for one, the filters have one of their own, below. */
export function FilterBar({ lead, children, count = 0, end, onClear }: FilterBarProps) {
  const isPhone = useMedia(phone);
  const { row, isOneRow } = useFitsOneRow();
  return (
    <Row ref={row} data-rows={isPhone || isOneRow || lead === undefined ? undefined : 'two'}>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {isPhone && children ? (
        <Folded count={count} {...(onClear && { onClear })}>
          {children}
        </Folded>
      ) : (
        children && <Filters data-part="filters">{children}</Filters>
      )}
      {end !== undefined && <End>{end}</End>}
    </Row>
  );
}

function Folded({ count, onClear, children }: { count: number; onClear?: () => void; children: ReactNode }) {
  const t = useWords(words);
  const button = (
    <Button kind="soft" icon={ListFilter}>
      {t.filters}
      {count > 0 && <Tag kind="accent">{count}</Tag>}
    </Button>
  );
  return (
    <Popover trigger={button} label={t.filters} width={342}>
      {(close) => (
        <Sheet>
          <SheetHead>
            <Heading level={2}>{t.filters}</Heading>
            {onClear && (
              <Button kind="link" isDisabled={count === 0} onPress={onClear}>
                {t.clear}
              </Button>
            )}
          </SheetHead>
          <Folding>{children}</Folding>
          <Button onPress={close}>{t.done}</Button>
        </Sheet>
      )}
    </Popover>
  );
}

const words = bilingual({
  filters: ['筛选', 'Filters'],
  clear: ['清除筛选', 'Clear filters'],
  done: ['完成', 'Done'],
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  /* 12 to what it filters, where panels are 16 apart. */
  margin-bottom: calc(-1 * var(--space-1));
  /* The keyboard goes as the eye does, where the search stands above the filters. */
  reading-flow: flex-visual;

  /* What is asked and what is searched for stay beside each other. */
  &[data-rows='two'] > [data-part='filters'] {
    flex-basis: 100%;
    order: 1;
  }
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
`;

const Lead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;

  ${phone} {
    /* A search takes all that the buttons beside it leave. */
    &:has(> :only-child input[type='search']) {
      flex: 1 1 120px;

      & > * {
        flex: 1;
        min-width: 0;
      }
    }
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  margin-left: auto;
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  /* A search gives room away before it goes to a row of its own. */
  &:has(input[type='search']) {
    flex: 1 1 216px;
    justify-content: flex-end;

    & > * {
      min-width: 0;
    }
    & > :not(:first-child) {
      flex: none;
    }
  }

  ${phone} {
    &:not(:has([data-folded])) {
      flex: 1 1 200px;
      margin-left: 0;
    }
    &:not(:has([data-folded])) > :first-child {
      flex: 1;
      min-width: 0;
    }
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const SheetHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--size-control-lg);
`;

const Folding = styled(Filters)`
  & > * {
    max-width: 100%;
  }
`;
