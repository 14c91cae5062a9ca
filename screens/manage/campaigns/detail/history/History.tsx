import { useQuery } from '@tanstack/react-query';
import { AsyncView, Empty, FailedNote, Panel, Skeleton, Stack, Table, useWords, type Column } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { CampaignChange } from '#app/api/ours/campaigns/info.ts';
import { ours } from '#app/api/ours/ours.ts';
import { fieldWords, words } from '../words.ts';
import { isNamed, useChangeWords } from './useChangeWords.ts';

const isField = (field: string): field is keyof typeof fieldWords => Object.hasOwn(fieldWords, field);

/** Who changed what, when, and where, as far as the service has recorded it. */
export function History({ id }: { id: number }) {
  const t = useWords(words);
  const fields = useWords(fieldWords);
  const app = useApp().id;
  const history = useQuery(ours.campaignInfo.history({ app, id }));
  const { textOf, requests } = useChangeWords();
  const columns: Column<CampaignChange>[] = [
    { id: 'at', title: t.at, value: ({ at }) => at, as: { kind: 'time' }, width: 150, phone: 'aside' },
    { id: 'what', title: t.what, value: ({ field }) => (isField(field) ? fields[field] : field), width: 140, phone: 'title' },
    {
      id: 'before',
      title: t.before,
      value: ({ field, before }) => (field === 'created' ? '–' : textOf(field, before)),
      width: 200,
      isQuiet: true,
      phone: 'line',
    },
    { id: 'after', title: t.after, value: ({ field, after }) => textOf(field, after), width: 200, phone: 'line' },
    { id: 'who', title: t.who, value: ({ by }) => by ?? t.unknown, width: 110, phone: 'line' },
    { id: 'where', title: t.where, value: ({ from }) => (from === null ? t.unknown : t[from]), width: 110, isQuiet: true },
  ];
  return (
    <Stack gap="4">
      {history.data?.some(({ field }) => isNamed(field)) && <FailedNote of={requests}>{t.namesFailed}</FailedNote>}
      <Panel isFlush>
        <AsyncView of={history} skeleton={<Skeleton shape="rows" height={160} />}>
          {(changes) => (
            <Table
              label={t.history}
              columns={columns}
              rows={changes}
              rowKey={({ at, field, after }) => `${at} ${field} ${after ?? ''}`}
              phone="cards"
              empty={<Empty kind="no-data" title={t.noHistory} cause={t.noHistoryCause} />}
            />
          )}
        </AsyncView>
      </Panel>
    </Stack>
  );
}
