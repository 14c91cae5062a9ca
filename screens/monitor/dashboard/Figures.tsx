import { Route, Settings2, Split } from 'lucide-react';
import {
  CheckboxGroup,
  dayCount,
  FigureCell,
  FigureStrip,
  IconButton,
  phone,
  Popover,
  Skeleton,
  Stat,
  Text,
  useMedia,
  useWords,
} from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { catalogue, isMetric, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useStored } from '#app/session/useStored.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { usePeriodNames } from '#app/lib/metrics/usePeriodNames.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { keysOf } from './keys.ts';
import { words } from './words.ts';

const most = 6;

/** Which figures stand in the strip: those of the platform, or the reader's own choice; never one that they may not see. */
export function useFigures({ app, reader }: Report) {
  const { account } = useSignedIn();
  const [stored, store] = useStored(`figures.${account?.id ?? 0}.${app.platform}`, readFigures);
  const { path, beside } = keysOf(app.platform);
  const offered = [...path, ...beside].filter((metric) => reader.visible.includes(metric));
  const chosen = stored.filter((metric) => offered.includes(metric));
  return { offered, shown: chosen.length ? chosen : offered.slice(0, most), store };
}

const readFigures = (stored: unknown): MetricId[] =>
  Array.isArray(stored) ? stored.filter((one: unknown): one is MetricId => typeof one === 'string' && isMetric(one)).slice(0, most) : [];

interface FiguresProps {
  of: Report;
  metrics: readonly MetricId[];
  now: ReportRows;
  full: ReportRows | undefined;
  previous: ReportRows | undefined;
}

/** The headline figures with the path between them. A press on one draws its trend, its route says where it comes from. */
export function Figures({ of: report, metrics, now, full, previous }: FiguresProps) {
  const t = useWords(words);
  const names = usePeriodNames(report.days, now);
  const { state, set, app } = report;
  const navigate = useNavigate();
  const isPhone = useMedia(phone);
  const path = keysOf(app.platform).path.filter((metric) => metrics.includes(metric));
  return (
    <FigureStrip label={t.figures}>
      {metrics.map((metric) => {
        const isOn = metric === state.chart;
        const next = path[path.indexOf(metric) + 1];
        const onPath = path.includes(metric) && path.length > 1;
        const toCauses = previous && (
          <IconButton size="xs" icon={Split} label={t.causes(names[metric])} onPress={() => void navigate(report.causes({ metric }))} />
        );
        return (
          <FigureCell
            key={metric}
            {...(onPath && { stop: isOn ? ('here' as const) : ('passed' as const) })}
            {...(onPath &&
              next !== undefined &&
              metrics.indexOf(next) === metrics.indexOf(metric) + 1 && { conversion: ratio(now, next, metric) })}
            onSelect={() => set({ chart: metric })}
            selectLabel={t.show(names[metric])}
          >
            <Stat
              label={names[metric]}
              value={now.totals[metric]}
              as={figureOf(metric, { isHeadline: true })}
              {...(previous && { previous: previous.totals[metric] ?? null })}
              {...(previous &&
                report.compared?.isShortened && {
                  compared: { value: full?.totals[metric] ?? null, note: t.fullDays(dayCount(report.compared.of)) },
                })}
              welcome={catalogue[metric].polarity}
              course={(full ?? now).rows.map(({ values }) => values[metric] ?? null)}
              isOn={isOn}
              aside={
                <>
                  <IconButton size="xs" icon={Route} label={t.why(names[metric])} onPress={() => set({ why: { metric } })} />
                  {!isPhone && toCauses}
                </>
              }
              changeAside={isPhone && toCauses}
            />
          </FigureCell>
        );
      })}
    </FigureStrip>
  );
}

/** The same strip before its numbers are there. */
export function FiguresSkeleton({ metrics }: Pick<FiguresProps, 'metrics'>) {
  const t = useWords(words);
  return (
    <FigureStrip label={t.figures}>
      {metrics.map((metric) => (
        <FigureCell key={metric}>
          <Skeleton shape="figure" />
          <Skeleton shape="course" height={28} />
        </FigureCell>
      ))}
    </FigureStrip>
  );
}

/** Organic installs have no click: what clicks led to are the others. */
function ratio({ totals }: ReportRows, of: MetricId, per: MetricId): number | null {
  const [rate, clicks, unique] = [totals['installRate'], totals['clicks'], totals['uniqueClicks']];
  if (of === 'installs' && per === 'uniqueClicks') return rate && clicks && unique ? (rate * clicks) / unique : null;
  const [above, below] = [totals[of], totals[per]];
  return typeof above === 'number' && typeof below === 'number' && below > 0 ? above / below : null;
}

/** Which figures are shown is the reader's own affair. */
export function FigureChoice({ of: report }: { of: Report }) {
  const t = useWords(words);
  const names = useWords(metricWords);
  const { offered, shown, store } = useFigures(report);
  return (
    <Popover trigger={<IconButton kind="soft" icon={Settings2} label={t.choose} />} label={t.choose} width={264} placement="bottom end">
      <CheckboxGroup
        label={t.choose}
        options={offered.map((metric) => ({
          value: metric,
          label: names[metric],
          isDisabled: shown.length >= most && !shown.includes(metric),
        }))}
        value={[...shown]}
        onChange={(chosen) => store(offered.filter((metric) => chosen.includes(metric)))}
      />
      <Text as="p" kind="caption" tone="tertiary">
        {t.chooseNote}
      </Text>
    </Popover>
  );
}
