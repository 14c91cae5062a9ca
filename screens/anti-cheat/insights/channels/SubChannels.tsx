import { useMemo } from 'react';
import { Panel, Table, useWords, type Column } from '#design-system';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { rateOf, sharesOf, type ReasonShares } from '../fraud.ts';
import { reasonColumns } from './reasonColumns.ts';
import { words } from '../words.ts';

type Sub = FraudInsight['subs'][number];
interface Row extends Sub, ReasonShares {
  name: string;
  rate: number | null;
}

/** A rate of fewer claims than this says little. */
const smallSample = 200;
const listed = 12;

/** Where channels have bought what was not trusted, the highest rate first: of all channels, or of the one that the evidence is about. */
export function SubChannels({ of: { rows: channels, subs }, channel }: { of: FraudInsight; channel: string }) {
  const t = useWords(words);
  const { limits } = useReportLimits();
  const own = useMemo(() => subs.filter((sub) => channel === '' || sub.channel === channel), [subs, channel]);
  const rows = useMemo(() => {
    const names = new Map(channels.map(({ key, label }) => [key, label]));
    const large = own.filter(({ attributed, blocked }) => attributed + blocked >= smallSample);
    return (large.length ? large : own)
      .map((sub): Row => Object.assign({ name: names.get(sub.channel) ?? sub.channel, rate: rateOf(sub) }, sub, sharesOf(sub)))
      .toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0))
      .slice(0, listed);
  }, [own, channels]);
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'sub', title: t.subChannel, value: ({ key }) => key, pin: 'start', width: 130, phone: 'title' },
      { id: 'channel', title: t.channel, value: ({ name }) => name, width: 130, phone: 'half' },
      { id: 'rate', title: t.rate, value: ({ rate }) => rate, as: { kind: 'percent' }, width: 92, phone: 'aside' },
      ...reasonColumns<Row>(t, limits),
      { id: 'claimed', title: t.claimed, value: (row) => row.attributed + row.blocked, as: { kind: 'count' }, width: 110, phone: 'half' },
      { id: 'blocked', title: t.blocked, value: ({ blocked }) => blocked, as: { kind: 'count' }, width: 110, phone: 'half' },
      { id: 'flagged', title: t.flagged, value: ({ flagged }) => flagged, as: { kind: 'count' }, width: 120, phone: 'half' },
    ],
    [t, limits],
  );
  if (!rows.length) return null;
  const name = channel && rows[0]?.name;
  return (
    <Panel
      title={name ? t.subsOf(name) : t.subs}
      {...(rows.length < own.length && { note: t.subsListed(rows.length, own.length) })}
      isFlush
    >
      <Table label={t.subs} columns={columns} rows={rows} rowKey={({ key }) => key} density="compact" phone="cards" />
    </Panel>
  );
}
