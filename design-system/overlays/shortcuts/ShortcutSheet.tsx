import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import type { OpenProps } from '../modal/Modal.tsx';
import type { Keys } from './keys.ts';
import { Shortcut } from './Shortcut.tsx';

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly { name: string; keys: Keys | readonly Keys[] }[];
}

interface ShortcutSheetProps extends OpenProps {
  /** The groups of the left column, then those of the right one. */
  columns: readonly (readonly ShortcutGroup[])[];
  /** Where they hold, and where they can be switched off. */
  note?: string;
}

/** Every key of the console on one sheet; opens with ?. */
export function ShortcutSheet({ columns, note, ...open }: ShortcutSheetProps) {
  const t = useWords(words);
  return (
    <DialogFrame {...open} title={t.title} note={note ?? t.note} width={760}>
      <Columns>
        {columns.map((groups) => (
          <div key={groups[0]?.title}>
            {groups.map(({ title, shortcuts }) => (
              <section key={title}>
                <Title>{title}</Title>
                <dl>
                  {shortcuts.map(({ name, keys }) => (
                    <Line key={name}>
                      <dt>{name}</dt>
                      <dd>
                        <Shortcut keys={keys} />
                      </dd>
                    </Line>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        ))}
      </Columns>
    </DialogFrame>
  );
}

const words = bilingual({
  title: ['快捷键', 'Keyboard shortcuts'],
  note: ['输入框内不生效', 'Not available while typing'],
});

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 var(--space-8);
  padding-bottom: var(--space-1);

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled.h3`
  padding: var(--space-3) 0 var(--space-1);
  font: var(--type-caption);
  color: var(--color-text-tertiary);
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--space-4);
  min-height: 32px;
  border-top: 1px solid var(--color-border-subtle);
  color: var(--color-text-primary);

  ${phone} {
    min-height: 40px;
  }
`;
