import { useQuery } from '@tanstack/react-query';
import { useWords } from '#design-system';
import { notices as calls } from '#app/api/notices/notices.ts';
import { choiceParam } from '#app/lib/urlState.ts';
import { listAddress, useLocalListing } from '#screens/kit/listing/index.ts';
import { readable, type Readable } from './readable.ts';
import { words } from './words.ts';

export const address = listAddress({ show: choiceParam(['unread'], null) });

/** Announcements, searched by title and text; one of them is open. */
export function useAnnouncementList() {
  const t = useWords(words);
  return useLocalListing({
    name: 'announcements',
    title: t.list,
    address,
    rows: useQuery({ ...calls.deployed(), select: readable }),
    rowKey: ({ id }) => String(id),
    columns,
    names: ({ title }) => [title],
    ids: ({ words: text }) => [text],
    filters: { show: { label: t.unread, matches: ({ isRead }) => !isRead } },
  });
}

/** They are read, not compared: each is a title with the beginning of its text. */
const columns = [{ id: 'title', title: '', value: ({ title }: Readable) => title }];

export type AnnouncementsList = ReturnType<typeof useAnnouncementList>;
