import { Button, Empty, useWords } from '#design-system';
import type { AnnouncementsList } from './useAnnouncementList.ts';
import { words } from './words.ts';

/** Why the list is empty. */
export function NothingListed({ of: list }: { of: AnnouncementsList }) {
  const t = useWords(words);
  if (list.search)
    return (
      <Empty
        headingLevel={2}
        kind="no-match"
        title={t.noMatch}
        cause={t.noMatchFor(list.search)}
        actions={<Button onPress={() => list.find('')}>{t.clear}</Button>}
      />
    );
  if (list.values.show)
    return (
      <Empty
        headingLevel={2}
        kind="no-data"
        title={t.noneUnread}
        cause={t.noneUnreadCause}
        actions={<Button onPress={() => list.change({ show: null })}>{t.showAll}</Button>}
      />
    );
  return <Empty headingLevel={2} kind="no-data" title={t.none} cause={t.noneCause} />;
}
