import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, Modal as AriaModal } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon, type LucideIcon } from '../../primitives/icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Modal, type OpenProps } from '../modal/Modal.tsx';
import { OverlayRoom } from '../modal/OverlayRoom.tsx';
import { scrollable } from '../modal/scrollable.ts';
import { rising, scrollingRoom } from '../surface.ts';

export interface DialogFrameProps extends OpenProps {
  title: string;
  /** Quiet words at the right of the title. */
  note?: ReactNode;
  icon?: LucideIcon;
  tone?: 'neutral' | 'good' | 'warning' | 'bad';
  /** In pixels. 480 by default. */
  width?: number;
  /** `alertdialog` for a question. */
  role?: 'dialog' | 'alertdialog';
  /** Must be answered with its buttons: no cross, no Escape. */
  isBlocking?: boolean;
  /** Cannot be left while something is under way. */
  isBusy?: boolean;
  mayLeave?: () => boolean;
  /** Buttons, the primary one last. One with `slot="close"` leaves the dialog. */
  footer?: ReactNode;
  children?: ReactNode | ((close: () => void) => ReactNode);
}

/** Title, body and buttons over a scrim: the look of dialogs and questions. Screens use Dialog or Confirm. */
export function DialogFrame(props: DialogFrameProps) {
  const {
    title,
    note,
    icon,
    tone = 'neutral',
    width,
    role = 'dialog',
    isBlocking = false,
    isBusy = false,
    footer,
    children,
    ...open
  } = props;
  const t = useWords(words);
  const isLocked = isBlocking || isBusy;
  return (
    <Modal {...open} layer="dialog" isHeld={isLocked}>
      {({ leave, close }) => (
        <Panel style={{ '--dialog-width': width && `${width}px` }}>
          <Room role={role}>
            <Head>
              {icon && (
                <Sign data-tone={tone}>
                  <Icon of={icon} size="lg" />
                </Sign>
              )}
              <Title slot="title">{title}</Title>
              {note && <Note>{note}</Note>}
              {!isBlocking && <IconButton icon={X} label={t.close} isDisabled={isBusy} onPress={leave} />}
            </Head>
            {children && (
              <Body ref={scrollable}>
                <div>{typeof children === 'function' ? children(close) : children}</div>
              </Body>
            )}
            {footer && <Foot>{footer}</Foot>}
          </Room>
        </Panel>
      )}
    </Modal>
  );
}

const words = bilingual({ close: ['关闭', 'Close'] });

const Panel = styled(AriaModal)`
  ${rising}
  width: min(var(--dialog-width, var(--size-dialog)), 100%);
  min-width: 0;
  max-height: 100%;
  display: flex;
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-lg);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-dialog);
  overflow: hidden;
  outline: 0;

  ${phone} {
    width: 100%;
    max-height: calc(100dvh - var(--space-6));
    border-width: 1px 0 0;
    border-radius: var(--radius-lg) var(--radius-lg) 0 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
`;

const Room = styled(OverlayRoom)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
  outline: 0;
`;

/* Where the title takes two lines, sign and cross stay beside its first. */
const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: var(--space-4) var(--space-3) var(--space-2) var(--space-5);
`;

const Title = styled(Heading)`
  flex: 1;
  min-width: 0;
  padding: calc((var(--density-control) - 24px) / 2) 0;
  font: 600 16px/24px var(--font-sans);
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  padding: calc((var(--density-control) - 18px) / 2) 0;
  font: var(--type-caption);
  color: var(--color-text-tertiary);

  ${phone} {
    display: none;
  }
`;

const Sign = styled.span`
  display: inline-flex;
  padding: calc((var(--density-control) - var(--size-icon-lg)) / 2) 0;

  &[data-tone='good'] {
    color: var(--color-positive-text);
  }
  &[data-tone='warning'] {
    color: var(--color-warning-text);
  }
  &[data-tone='bad'] {
    color: var(--color-negative-text);
  }
`;

const Body = styled.div`
  ${scrollingRoom}
  min-height: 0;
  padding: 0 var(--space-5) var(--space-4);
  color: var(--color-text-secondary);
`;

const Foot = styled.footer`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-5) var(--space-4);

  ${phone} {
    & > button {
      flex: 1;
      height: var(--size-touch-min);
    }
  }
`;
