import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Button, Note, phone, useWords } from '#design-system';
import type { Access } from '../../routes/useAccess.ts';
import { FlowSpent } from './FlowSpent.tsx';
import { useReminders, type Reminder } from './useReminders.tsx';
import { words } from './words.ts';

/** The reminders above the page: the most urgent one, and the others on request. Each can be dismissed. */
export function Reminders({ place }: { place: Access }) {
  const t = useWords(words);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [hasAll, setHasAll] = useState(false);
  const due = useReminders(place).filter(({ id }) => !closed.has(id));
  const shown = hasAll ? due : due.slice(0, 1);
  return (
    <>
      {shown.length > 0 && (
        <Column>
          {shown.map((reminder) => (
            <Shown
              key={reminder.id}
              reminder={reminder}
              onClose={() => {
                setClosed(new Set([...closed, reminder.id]));
                reminder.onClose?.();
              }}
            />
          ))}
          {shown.length < due.length && (
            <Button kind="link" size="sm" onPress={() => setHasAll(true)}>
              {t.more(due.length - shown.length)}
            </Button>
          )}
        </Column>
      )}
      {place.app?.isFlowSpent && <FlowSpent key={place.app.id} app={place.app} />}
    </>
  );
}

function Shown({ reminder: { kind, title, text, action, onShown }, onClose }: { reminder: Reminder; onClose: () => void }) {
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => tell(), []);
  return (
    <Note kind={kind} title={title} isInline action={action} onClose={onClose}>
      {text}
    </Note>
  );
}

const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  width: 100%;
  max-width: calc(var(--size-content-max) + 2 * var(--size-content-pad));
  margin: 0 auto;
  padding: var(--space-3) var(--size-content-pad) 0;

  & > [role='note'] {
    width: 100%;
  }

  ${phone} {
    padding: var(--space-2) var(--size-content-pad-mobile) 0;
  }
`;
