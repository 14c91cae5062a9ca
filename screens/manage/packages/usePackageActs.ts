import { useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { packages as calls, type Package } from '#app/api/ours/links/packages.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { words } from './words.ts';

/** What can be done with one package; `onDeleted` where its page has to be left. */
export function usePackageActs(onDeleted?: () => unknown) {
  const t = useWords(words);
  const app = useApp().id;
  const rebuild = useAct({
    call: calls.rebuild(),
    done: ({ body }) => t.rebuilding(body.ids.length),
    failed: () => t.notRebuilt,
  });
  const rebuildOutdated = useAct({
    call: calls.rebuildOutdated(),
    done: (_, { count }) => t.rebuilding(count),
    failed: () => t.notRebuilt,
  });
  const remove = useAct({
    call: calls.delete(),
    confirm: ({ name }: { app: number; id: number; name: string }) => ({
      title: t.deleteTitle(name),
      children: t.deleteText,
      act: t.delete,
      kind: 'danger',
    }),
    done: ({ name }) => t.deleted(name),
    after: () => onDeleted?.(),
  });
  return {
    isRebuilding: rebuild.isRunning,
    isRebuildingOutdated: rebuildOutdated.isRunning,
    rebuildOutdated: async () => rebuildOutdated.run({ app }),
    rebuild: async (ids: number[]) => rebuild.run({ app, body: { ids } }),
    delete: async ({ id, name }: Package) => remove.run({ app, id, name }),
  };
}

export type PackageActs = ReturnType<typeof usePackageActs>;
