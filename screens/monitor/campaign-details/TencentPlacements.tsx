import { useQuery } from '@tanstack/react-query';
import { ChartPanel, TopBars, useWords, type Dataset } from '#design-system';
import { channels } from '#app/api/channels/channels.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { tradeTerms } from '#app/lib/glossary/words.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { words } from './words.ts';

/** Tencent Ads in the catalogue of ad networks. The specification leaves the fixed channel id open (G-08), so the network tells the channel. */
const tencent = 'gdt';

/** Ad spend by placement, inside a channel of Tencent Ads. Hidden without data, because the report below does not need it. */
export function TencentPlacements({ of: { app, days, state, reader } }: { of: Report }) {
  const t = useWords(words);
  const terms = useWords(tradeTerms);
  const names = useWords(metricWords);
  const opened = state.path.find(({ level }) => level === 'channel')?.key;
  const { data: known } = useQuery({ ...channels.inUse({ app: app.id }), enabled: opened !== undefined });
  const channel = known?.find(({ id, media }) => String(id) === opened && media === tencent)?.id;
  const isShown = channel !== undefined && reader.visible.includes('cost');
  const { data: placements } = useQuery({
    ...channels.tencent({ app: app.id, channel: channel ?? 0, from: days.start, to: days.end }),
    enabled: isShown,
  });
  if (!isShown || !placements?.some(({ cost }) => cost)) return null;
  const data: Dataset = {
    measure: names.cost,
    dimension: terms.placement,
    figures: figureOf('cost'),
    points: placements.map(({ name }) => ({ label: name })),
    series: [{ key: 'cost', name: names.cost, values: placements.map(({ cost }) => cost) }],
  };
  return (
    <ChartPanel title={t.placements}>
      <TopBars data={data} />
    </ChartPanel>
  );
}
