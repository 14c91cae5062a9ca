import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';

interface MasterDetailProps {
  list: ReactNode;
  /** 216 for names, 304 for names with a second line, 376 for reading. */
  listWidth?: 216 | 304 | 376;
  /** Which screen a phone shows. */
  isDetailOpen: boolean;
  /** Leads back to the list on a phone. */
  onBack: () => void;
  /** What the way back says: 全部角色. */
  backTo?: string;
  children: ReactNode;
}

/** A list at the left and the open entry at the right. A phone shows one of them: the list, or the entry with a way back. */
export function MasterDetail({ list, listWidth = 216, isDetailOpen, onBack, backTo, children }: MasterDetailProps) {
  const t = useWords(words);
  const listRef = useRef<HTMLDivElement>(null);
  const detailRef = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isDetailOpen);
  // When one screen replaces the other, the element with the focus disappears.
  useEffect(() => {
    if (wasOpen.current === isDetailOpen) return;
    wasOpen.current = isDetailOpen;
    const [shown, hidden] = isDetailOpen ? [detailRef.current, listRef.current] : [listRef.current, detailRef.current];
    if (hidden?.offsetParent === null) shown?.focus();
  }, [isDetailOpen]);
  return (
    <Columns data-open={isDetailOpen || undefined} style={{ '--list-width': `${listWidth}px` }}>
      <ListScreen ref={listRef} tabIndex={-1}>
        {list}
      </ListScreen>
      <DetailScreen ref={detailRef} tabIndex={-1}>
        <Back>
          <Button kind="ghost" icon={ChevronLeft} onPress={onBack}>
            {backTo ?? t.back}
          </Button>
        </Back>
        {children}
      </DetailScreen>
    </Columns>
  );
}

const words = bilingual({ back: ['返回列表', 'Back to list'] });

const Columns = styled.div`
  display: grid;
  grid-template-columns: var(--list-width) minmax(0, 1fr);
  gap: var(--size-gutter);
  align-items: start;

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--size-gutter);
  min-width: 0;
  outline: 0;
`;

const ListScreen = styled(Screen)`
  ${phone} {
    [data-open] > & {
      display: none;
    }
  }
`;

const DetailScreen = styled(Screen)`
  ${phone} {
    gap: var(--space-2);

    :not([data-open]) > & {
      display: none;
    }
  }
`;

const Back = styled.div`
  display: none;
  margin-left: calc(-1 * var(--space-3));

  ${phone} {
    display: block;
  }
`;
