import { FormatMenu, formatRange, useSaveSheet, useWords } from '#design-system';
import { catalogue } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import { useCountingText } from '../useCountingText.ts';
import type { Reconciliation } from '../useReconciliation.ts';
import { words } from '../words.ts';

/** Saves all rows for the channel: what they count, what we count, and how both were counted. */
export function ChannelSheet({ of: { question, sheet, how, rows, request, counting } }: { of: Reconciliation }) {
  const t = useWords(words);
  const metrics = useWords(metricWords);
  const applied = useCountingText(counting);
  const { isBusy, save } = useSaveSheet(() => {
    const notes = [
      question.app.name,
      `${formatRange(how.days)} · ${reportZone.name}`,
      t.noteMetric(metrics[request.metric]),
      t.noteJoin(t[request.join]),
      ...(applied.length > 0 ? [t.noteCounting(applied.map(({ text }) => text).join(' · '))] : []),
    ];
    const heads = { key: t[request.join], name: t.name, theirs: t.theirs, ours: t.ours, difference: t.difference, share: t.share };
    const kind = catalogue[request.metric].unit === 'money' ? 'money' : 'count';
    return sheet.toFile({ ours: rows ?? [], how, facts: { title: t.channelSheet, notes, heads, kind } });
  });
  return <FormatMenu isBusy={isBusy} onChoose={(format) => void save(format)} />;
}
