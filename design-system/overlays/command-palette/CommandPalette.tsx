import { Modal as AriaModal } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Modal } from '../modal/Modal.tsx';
import { OverlayRoom } from '../modal/OverlayRoom.tsx';
import { rising } from '../surface.ts';
import { PaletteRoom, type PaletteRoomProps } from './PaletteRoom.tsx';

export interface CommandPaletteProps extends Omit<PaletteRoomProps, 'onClose'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Goes anywhere and does anything from the keyboard: apps, records, pages and acts by characters, pinyin or Latin. Opens with ⌘K through `useShortcuts`. */
export function CommandPalette({ isOpen, onOpenChange, ...room }: CommandPaletteProps) {
  const t = useWords(words);
  return (
    <Modal layer="dialog" place="top" isOpen={isOpen} onOpenChange={onOpenChange}>
      {({ close }) => (
        <Panel>
          <Room aria-label={t.palette}>
            <PaletteRoom {...room} onClose={close} />
          </Room>
        </Panel>
      )}
    </Modal>
  );
}

const words = bilingual({ palette: ['命令面板', 'Command palette'] });

const Panel = styled(AriaModal)`
  ${rising}
  display: flex;
  width: min(640px, 100%);
  min-height: 0;
  max-height: min(100%, 720px);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-lg);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-dialog);
  overflow: hidden;
  outline: 0;

  ${phone} {
    width: 100%;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`;

const Room = styled(OverlayRoom)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  outline: 0;
`;
