import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#design-system';
import type { Platform } from '#app/api/apps/shapes.ts';
import { menu } from '#app/api/menu.ts';
import { ourMenu } from '#app/api/ours/people/menu.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { undoBy, useAct } from '../acts/index.ts';
import { words } from './words.ts';

interface OwnMenu {
  hidden: readonly string[];
  order: readonly string[];
}

const standard: OwnMenu = { hidden: [], order: [] };

/** Changes are written one after the other, so that the last press is what stands. */
const inTurn = { scope: { id: 'own menu' } };

/** What the reader has changed in the menu of a platform. A change shows at once and is taken back where the service refuses it. */
export function useOwnMenu(platform: Platform) {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const hidden = useQuery(menu.hidden());
  const order = useQuery(ourMenu.order());
  const isCustom = useQuery(menu.isCustom());
  const [draft, setDraft] = useState<{ [Of in Platform]?: OwnMenu | undefined }>({});
  const now = draft[platform] ?? { hidden: hidden.data?.[platform] ?? [], order: order.data?.[platform] ?? [] };
  const inputOf = (of: OwnMenu) => ({ body: { platform, hidden: [...of.hidden], order: [...of.order] } });
  const forget = () => setDraft((all) => ({ ...all, [platform]: undefined }));
  const call = { ...menu.hide(), ...inTurn };
  const save = useAct({ call, failed: () => t.notSaved });
  const restore = useAct({
    call,
    done: () => t.restored(platforms[platform]),
    failed: () => t.notSaved,
    undo: () => undoBy(call, inputOf(now)),
    after: forget,
  });
  const restoreAll = useAct({
    call: menu.restore(),
    confirm: () => ({ title: t.restoreAllTitle, children: t.restoreAllText, act: t.restoreAll }),
    done: () => t.allRestored,
    failed: () => t.notSaved,
    after: () => setDraft({}),
  });
  const change = async (next: OwnMenu) => {
    setDraft((all) => ({ ...all, [platform]: next }));
    if (!(await save.run(inputOf(next)))) forget();
  };
  return {
    ...now,
    queries: [hidden, order],
    isPending: hidden.isPending || order.isPending,
    isStandard: now.hidden.length + now.order.length === 0,
    isAnyCustom: isCustom.data ?? false,
    change: (part: Partial<OwnMenu>) => void change({ hidden: now.hidden, order: now.order, ...part }),
    restore: () => void restore.run(inputOf(standard)),
    restoreAll: () => void restoreAll.run({}),
    isRestoring: restore.isRunning || restoreAll.isRunning,
  };
}
