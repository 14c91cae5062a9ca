import { Button, Empty, useWords } from '#design-system';
import type { AnnouncementsView } from './useAnnouncementsView.ts';
import { words } from './words.ts';

/** Why the list is empty. */
export function NothingListed({ view }: { view: AnnouncementsView }) {
  const t = useWords(words);
  if (view.search)
    return (
      <Empty
        headingLevel={2}
        kind="no-match"
        title={t.noMatch}
        cause={t.noMatchFor(view.search)}
        actions={<Button onPress={() => view.find('')}>{t.clear}</Button>}
      />
    );
  if (view.isUnreadOnly)
    return (
      <Empty
        headingLevel={2}
        kind="no-data"
        title={t.noneUnread}
        cause={t.noneUnreadCause}
        actions={<Button onPress={() => view.showUnread(false)}>{t.showAll}</Button>}
      />
    );
  return <Empty headingLevel={2} kind="no-data" title={t.none} cause={t.noneCause} />;
}
