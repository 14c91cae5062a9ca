import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  AsyncView,
  Button,
  ChartPanel,
  IconButton,
  MenuItem,
  phone,
  Skeleton,
  TrendChart,
  useMedia,
  useWords,
  type Dataset,
} from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Distribution } from '#app/api/reports/shapes.ts';
import type { Pair } from '#screens/kit/segments/index.ts';
import type { Report } from '#screens/kit/view/index.ts';
import { FollowedDrawer } from '#screens/kit/why/index.ts';
import { ofBefore, ofSide, questionIn } from './figures/asked.ts';
import { addedUp, axis, edgeAt, medianOf, sharesOf } from './delays.ts';
import { useBucketFigure } from './figures/useBucketFigure.ts';
import { useMedianFigure } from './figures/useMedianFigure.ts';
import { useTimeWords } from './useTimeWords.ts';
import { words } from './words.ts';

/** The distribution beside that of the compared period, or of two segments beside each other. Both are shares of their own whole. */
export function Beside({ of: report, told, pair }: { of: Report; told: Distribution; pair: Pair | null }) {
  if (pair) return <Segments report={report} pair={pair} />;
  return report.compared ? <Before report={report} told={told} against={report.compared.against} /> : null;
}

function Before({ report, told, against }: { report: Report; told: Distribution; against: { start: string; end: string } }) {
  const t = useWords(words);
  const before = useDelays(report, against);
  const shared = useShared();
  const say = useMedian();
  const now = addedUp(told.rows);
  const figure = useMedianFigure(report, told, before.data);
  const ask = () => report.set({ whyAge: ofBefore });
  return (
    <>
      <Spread title={t.besideBefore} of={before} actions={<IconButton size="sm" icon={Route} label={t.why} onPress={ask} />}>
        {({ edges, rows }) => {
          const earlier = addedUp(rows);
          const series = [{ key: 'now', name: t.now, values: sharesOf(told.edges, now), previous: sharesOf(edges, earlier) }];
          return { data: { ...shared, series }, sentence: t.medians(say(told.edges, now), t.previous, say(edges, earlier)) };
        }}
      </Spread>
      <FollowedDrawer of={report} figure={figure} />
    </>
  );
}

function Segments({ report, pair: [first, second] }: { report: Report; pair: Pair }) {
  const t = useWords(words);
  const [one, other] = [useDelays(first.report), useDelays(second.report)];
  const shared = useShared();
  const say = useMedian();
  const figureOf = useBucketFigure();
  const isPhone = useMedia(phone);
  const sides = [
    { ...first, told: one.data, counts: addedUp(one.data?.rows ?? []) },
    { ...second, told: other.data, counts: addedUp(other.data?.rows ?? []) },
  ] as const;
  const medians = sides.map(({ told, counts }) => say(told?.edges ?? [], counts));
  const asked = questionIn(report.state.whyAge?.of ?? '');
  const at = asked && 'side' in asked ? asked.side : null;
  const side = at === null ? null : sides[at];
  const beside = `${sides[at === 0 ? 1 : 0].name} ${medians[at === 0 ? 1 : 0] ?? '–'}`;
  // It is asked about one side, and its address is that of both.
  const asWhole = side ? { ...side.report, set: report.set, href: report.href } : report;
  const figure = side?.told
    ? figureOf('median', {
        ...side,
        told: side.told,
        aside: beside,
        next: { href: side.report.elsewhere('/monitor/campaigninfo', { segments: [] }), text: t.bySegment },
      })
    : null;
  const ask = (place: 0 | 1) => report.set({ whyAge: ofSide(place) });
  const places = [0, 1] as const;
  // Two names are too much beside a title on a phone.
  const asking = isPhone
    ? {
        menu: places.map((place) => (
          <MenuItem key={place} icon={Route} onAction={() => ask(place)}>
            {t.whyOf(sides[place].name)}
          </MenuItem>
        )),
      }
    : {
        actions: places.map((place) => (
          <Button key={place} kind="ghost" size="sm" icon={Route} aria-label={t.whyOf(sides[place].name)} onPress={() => ask(place)}>
            {sides[place].name}
          </Button>
        )),
      };
  return (
    <>
      <Spread title={t.besideSegments} of={one.error || !one.data ? one : other} {...asking}>
        {() => {
          const series = sides.map(({ name, told, counts }, place) => ({
            key: String(place),
            name,
            values: sharesOf(told?.edges ?? [], counts),
          }));
          return { data: { ...shared, series }, sentence: t.mediansOf(first.name, medians[0] ?? '–', second.name, medians[1] ?? '–') };
        }}
      </Spread>
      <FollowedDrawer of={asWhole} figure={figure} />
    </>
  );
}

function useDelays({ app, scope, reader }: Report, days?: { start: string; end: string }) {
  const question = { app: app.id, ...scope, ...(days && { from: days.start, to: days.end }), by: 'channel' as const };
  return useQuery({ ...reports.delay(question), enabled: !reader.isPending });
}

function useMedian() {
  const time = useTimeWords();
  return (...[edges, counts]: Parameters<typeof medianOf>) => {
    const median = medianOf(edges, counts);
    return median === null ? '–' : time(median);
  };
}

function useShared(): Omit<Dataset, 'series'> {
  const t = useWords(words);
  const time = useTimeWords();
  return {
    measure: t.share,
    dimension: t.time,
    reading: 'in-order',
    figures: { kind: 'percent', decimals: 2 },
    welcome: 'none',
    points: Array.from({ length: axis.steps }, (_, step) => ({
      label: time(edgeAt(step)),
      title: `${time(edgeAt(step))} – ${time(edgeAt(step + 1))}`,
    })),
  };
}

interface SpreadProps {
  title: string;
  of: ReturnType<typeof useDelays>;
  actions?: ReactNode;
  menu?: ReactNode;
  children: (told: Distribution) => { data: Dataset; sentence: string };
}

function Spread({ title, of, actions, menu, children }: SpreadProps) {
  const t = useWords(words);
  return (
    <ChartPanel title={title} note={t.besideNote} actions={actions} menu={menu}>
      <AsyncView of={of} skeleton={<Skeleton shape="chart" height={200} />} explain={() => ({ title: t.failed, cause: t.failedCause })}>
        {(told) => <TrendChart {...children(told)} kind="line" height={200} />}
      </AsyncView>
    </ChartPanel>
  );
}
