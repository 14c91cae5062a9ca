import { Star } from 'lucide-react';
import styled from 'styled-components';
import { IconButton, useWords } from '#design-system';
import { apps as calls } from '#app/api/apps/apps.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { undoBy, useAct } from '#screens/kit/acts/index.ts';
import { words } from '../words.ts';
import type { ListedApp } from './families.ts';

interface Marking {
  appId: number;
  name: string;
  method: 'add' | 'delete';
}

/** Makes an app a favorite, or takes that back. */
export function useMark(): (app: App, isFrequent: boolean) => Promise<boolean> {
  const t = useWords(words);
  const add = useAct({
    call: calls.markFrequent(),
    done: ({ name }: Marking) => t.marked(name),
    undo: ({ appId }) => undoBy(calls.markFrequent(), { appId, method: 'delete' }),
  });
  const drop = useAct({
    call: calls.markFrequent(),
    done: ({ name }: Marking) => t.unmarked(name),
    undo: ({ appId }) => undoBy(calls.markFrequent(), { appId, method: 'add' }),
  });
  return ({ id, name }, isFrequent) =>
    isFrequent ? add.run({ appId: id, name, method: 'add' }) : drop.run({ appId: id, name, method: 'delete' });
}

/** The star before the name of an app: filled for a favorite. */
export function StarButton({ app }: { app: ListedApp }) {
  const t = useWords(words);
  const mark = useMark();
  const { isFrequent } = app;
  return (
    <Pin data-on={isFrequent || undefined}>
      <IconButton
        icon={Star}
        size="sm"
        label={isFrequent ? t.dropFrequent : t.addFrequent}
        isOn={isFrequent}
        onPress={() => void mark(app, !isFrequent)}
      />
    </Pin>
  );
}

/* The one icon that is filled. */
const Pin = styled.span`
  display: inline-flex;
  margin-left: -6px;

  &[data-on] button:not([data-hovered]) {
    background: none;
  }

  &[data-on] svg {
    color: var(--color-warning-solid);
    fill: currentcolor;
  }
`;
