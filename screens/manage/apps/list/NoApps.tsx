import { Plus } from 'lucide-react';
import { Button, Empty, LinkButton, useWords } from '#design-system';
import type { AppsView } from './useAppsView.ts';
import { words } from '../words.ts';

/** Why no app is shown: there is none yet, or none fits. */
export function NoApps({ view, canCreate }: { view: AppsView; canCreate: boolean }) {
  const t = useWords(words);
  if (view.isNarrowed) {
    const { search } = view.narrowing;
    return (
      <Empty
        headingLevel={2}
        kind="no-match"
        title={t.noMatch}
        cause={search ? t.noMatchFor(search) : t.noMatchFilters}
        actions={<Button onPress={view.clear}>{t.clear}</Button>}
      />
    );
  }
  return (
    <Empty
      headingLevel={2}
      kind="no-data"
      title={t.none}
      cause={canCreate ? t.noneCanCreate : t.noneCannot}
      actions={
        canCreate && (
          <LinkButton href="/manage/appDetail?step=basic" icon={Plus}>
            {t.create}
          </LinkButton>
        )
      }
    />
  );
}
