import { FormatMenu, formatRange, useSaveSheet, useWords } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import { usualView } from '../core/compareRows.ts';
import { useCountingText } from '../useCountingText.ts';
import type { Reconciliation } from '../useReconciliation.ts';
import { words } from '../words.ts';
import { channelSheet } from './channelSheet.ts';

/** Saves all rows for the channel: what they count, what we count, and how both were counted. */
export function ChannelSheet({ of: { question, sheet, how, rows, request, counting } }: { of: Reconciliation }) {
  const t = useWords(words);
  const metrics = useWords(metricWords);
  const applied = useCountingText(counting);
  const { isBusy, save } = useSaveSheet(async () => {
    const comparison = await sheet.compare({ ours: rows ?? [], how, view: { ...usualView, most: Number.POSITIVE_INFINITY } });
    if (!comparison) return null;
    const notes = [
      question.app.name,
      `${formatRange(how.days)} · ${reportZone.name}`,
      t.noteMetric(metrics[request.metric]),
      t.noteJoin(t[request.join]),
      ...(applied.length > 0 ? [t.noteCounting(applied.map(({ text }) => text).join(' · '))] : []),
    ];
    const heads = { key: t[request.join], name: t.name, theirs: t.theirs, ours: t.ours, difference: t.difference, share: t.share };
    return channelSheet(comparison, { title: t.channelSheet, notes, heads, ...request });
  });
  return <FormatMenu isBusy={isBusy} onChoose={(format) => void save(format)} />;
}
