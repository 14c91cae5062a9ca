import type { ReactNode } from 'react';
import { AsyncView, bilingual, Empty, LinkButton, Page, TrailStop, useWords } from '#design-system';
import { useLastAddress } from '#app/lib/address/lastAddress.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import type { RecordState } from './useRecord.ts';

interface DetailPageProps<Record> {
  of: RecordState<Record>;
  /** What the page is called by: the name of the record. */
  name: (record: Record) => string;
  /** What it is called while the name is not known. */
  fallback: string;
  /** The list that leads here. The way back leads to it as it was left. */
  list: { href: string; name: string };
  /** A Status, and what it was last changed. */
  state?: (record: Record) => ReactNode;
  /** What can be done with the record, the one primary button last. */
  actions?: (record: Record) => ReactNode;
  /** Instead of 'There is no such record'. */
  gone?: { title: string; cause: string; back: string };
  /** In the shape of what will come. */
  skeleton?: ReactNode;
  children: (record: Record) => ReactNode;
}

/** The page of one record. */
export function DetailPage<Record>({ of: record, fallback, list, skeleton, ...parts }: DetailPageProps<Record>) {
  const words = useWords(goneWords);
  const gone = parts.gone ?? { ...words, back: words.back(list.name) };
  const href = useLastAddress(list.href);
  const trail = <TrailStop href={href}>{list.name}</TrailStop>;
  if (record.isGone)
    return (
      <Page title={fallback} trail={trail}>
        <Empty
          kind="lost"
          headingLevel={2}
          title={gone.title}
          cause={gone.cause}
          actions={<LinkButton href={href}>{gone.back}</LinkButton>}
        />
      </Page>
    );
  const { data } = record;
  const head = data !== undefined && {
    actions: (
      <>
        {parts.state?.(data)}
        {parts.actions?.(data)}
      </>
    ),
  };
  return (
    <Page title={data === undefined ? fallback : parts.name(data)} trail={trail} {...head}>
      <AsyncView headingLevel={2} of={record} skeleton={skeleton ?? <DetailSkeleton />}>
        {parts.children}
      </AsyncView>
    </Page>
  );
}

const goneWords = bilingual({
  title: ['没有这条记录', "This record doesn't exist"],
  cause: ['它可能已被删除，或没有授权给你。', 'It may have been deleted, or you may not have access to it.'],
  back: [(list: string) => `回到${list}`, (list: string) => `Back to ${list}`],
});
