import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { scrollable } from '../modal/scrollable.ts';

export interface DrawerFrameProps {
  title: string;
  /** What kind of thing it shows, above the title. */
  eyebrow?: ReactNode;
  /** Beside the title: a state, a figure with its change. */
  meta?: ReactNode;
  /** Buttons, from the left; they stay in place while the body scrolls. One with `slot="close"` leaves the drawer. */
  footer?: ReactNode;
  /** Quiet words at the other end of the footer: 3 项未保存. */
  footerNote?: ReactNode;
  /** The body brings its own padding: DrawerSection, split rooms, tables. */
  isFlush?: boolean;
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Head, scrolling body and footer of a drawer. Screens use Drawer. */
export function DrawerFrame({ title, eyebrow, meta, footer, footerNote, isFlush, isBusy = false, onClose, children }: DrawerFrameProps) {
  const t = useWords(words);
  return (
    <>
      <Head>
        <Names>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Line>
            <Title slot="title">{title}</Title>
            {meta}
          </Line>
        </Names>
        <IconButton icon={X} label={t.close} isDisabled={isBusy} onPress={onClose} />
      </Head>
      <Body ref={scrollable} data-flush={isFlush || undefined}>
        {children}
      </Body>
      {(footer || footerNote) && (
        <Foot>
          {footer}
          {footerNote && <Note>{footerNote}</Note>}
        </Foot>
      )}
    </>
  );
}

const words = bilingual({ close: ['关闭', 'Close'] });

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: 14px var(--space-3) var(--space-3) var(--space-5);
  border-bottom: 1px solid var(--color-border-default);
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
`;

const Eyebrow = styled.div`
  font: var(--type-caption);
  color: var(--color-text-tertiary);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
`;

const Title = styled(Heading)`
  font: var(--type-title);
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--color-border-strong) transparent;
  outline-offset: -2px;

  &:not([data-flush]) {
    padding: var(--space-4) var(--space-5);
  }
`;

const Foot = styled.footer`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-5);
  border-top: 1px solid var(--color-border-default);

  ${phone} {
    flex-wrap: wrap;
    padding-bottom: calc(var(--space-3) + env(safe-area-inset-bottom));

    & > button {
      flex: 1;
      height: var(--size-touch-min);
    }
  }
`;

const Note = styled.span`
  margin-left: auto;
  font: var(--type-caption);
  color: var(--color-text-tertiary);

  ${phone} {
    order: -1;
    flex: 1 0 100%;
  }
`;
