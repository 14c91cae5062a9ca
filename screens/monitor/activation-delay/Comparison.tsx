import { Route } from 'lucide-react';
import { Button, ChartPanel, IconButton, MenuItem, phone, TrendChart, useMedia, useWords } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { addedUp, edgeAt, medianOf, useDurations } from '#screens/kit/durations/index.ts';
import { AnswerView, FigureDrawer, type CountedRow, type Question } from '#screens/kit/question/index.ts';
import { scopeOf, type Pair, type Report } from '#screens/kit/report/index.ts';
import type { DelayFigure } from './delayFigure.ts';
import { axis, bucketsOf, sharesOf } from './delays.ts';
import { useDelayFigure } from './useDelayFigure.ts';
import { requestTextOf, useDelays } from './useDelays.ts';
import { words } from './words.ts';

type DelayQuestion = Question<unknown, DelayFigure>;

interface Side {
  of: 'now' | 'previous' | 'first' | 'second';
  name: string;
  report: Report;
}

/** The distribution beside that of the compared period, or of two segments beside each other. Both are shares of their own installs. */
export function Comparison({ of: question, pair }: { of: DelayQuestion; pair: Pair | null }) {
  const t = useWords(words);
  const { compared, state } = question;
  if (pair) return <SideBySide of={question} first={{ ...pair[0], of: 'first' }} second={{ ...pair[1], of: 'second' }} />;
  if (!compared) return null;
  // The compared period is the same question over other days.
  const previous: Report = { ...question, days: compared.against, scope: scopeOf(state, compared.against) };
  const now: Side = { of: 'now', name: t.now, report: question };
  return <SideBySide of={question} first={now} second={{ of: 'previous', name: t.before, report: previous }} />;
}

function SideBySide({ of: question, first, second }: { of: DelayQuestion; first: Side; second: Side }) {
  const t = useWords(words);
  const { timeText } = useDurations();
  const sides = [useAnsweredSide(first), useAnsweredSide(second)] as const;
  const [one, other] = sides;
  const figure = useExplainedSide(question, sides);
  const isPeriods = second.of === 'previous';
  return (
    <>
      <ChartPanel
        title={isPeriods ? t.besideBefore : t.besideSegments}
        note={t.besideNote}
        {...question.formOf('comparison')}
        {...useExplainActions(question, first, second)}
      >
        <AnswerView of={one.query.error || !one.query.data ? one.query : other.query} height={200} failed={t.failed}>
          {() => (
            <TrendChart
              data={{
                measure: t.share,
                dimension: t.time,
                reading: 'in-order',
                figures: { kind: 'percent', decimals: 2 },
                welcome: 'none',
                points: Array.from({ length: axis.steps }, (_, step) => {
                  const [from, to] = [timeText(edgeAt(axis, step)), timeText(edgeAt(axis, step + 1))];
                  return { label: from, title: `${from} – ${to}` };
                }),
                series: isPeriods
                  ? [{ key: 'now', name: t.now, values: one.values, previous: other.values }]
                  : sides.map(({ of: key, name, values }) => ({ key, name, values })),
              }}
              sentence={
                isPeriods ? t.medians(one.median, t.previous, other.median) : t.mediansOf(first.name, one.median, second.name, other.median)
              }
              kind="line"
              height={200}
            />
          )}
        </AnswerView>
      </ChartPanel>
      <FigureDrawer of={question} figure={figure} />
    </>
  );
}

const nothing: Distribution = { edges: [], rows: [], total: 0, fetchedAt: '', completeTo: '', withheld: [] };

function useAnsweredSide(side: Side) {
  const { medianText } = useDurations();
  const query = useDelays(side.report);
  const answer = query.data ?? nothing;
  const counts = addedUp(answer.rows);
  return { ...side, query, answer, counts, values: sharesOf(answer.edges, counts), median: medianText(bucketsOf(answer), counts) };
}

/** The ways to the explanations: of the compared period, or of either segment. Two names are too much beside a title on a phone. */
function useExplainActions(question: DelayQuestion, first: Side, second: Side) {
  const t = useWords(words);
  const isPhone = useMedia(phone);
  const explain = ({ of }: Side) => of !== 'now' && question.explain({ metric: 'median', of });
  if (second.of === 'previous') return { actions: <IconButton size="sm" icon={Route} label={t.why} onPress={() => explain(second)} /> };
  if (!isPhone)
    return {
      actions: [first, second].map((side) => (
        <Button key={side.of} kind="ghost" size="sm" icon={Route} aria-label={t.whyOf(side.name)} onPress={() => explain(side)}>
          {side.name}
        </Button>
      )),
    };
  return {
    menu: [first, second].map((side) => (
      <MenuItem key={side.of} icon={Route} onAction={() => explain(side)}>
        {t.whyOf(side.name)}
      </MenuItem>
    )),
  };
}

/** The median of the side that the address names, beside that of the other. */
function useExplainedSide(question: DelayQuestion, sides: readonly ReturnType<typeof useAnsweredSide>[]) {
  const t = useWords(words);
  const { timeText } = useDurations();
  const figureOf = useDelayFigure();
  const side = sides.find(({ of }) => of === question.explained?.of);
  const other = sides.find((one) => one !== side);
  if (!side || !other) return null;
  const { report, answer, counts } = side;
  const link = (change: Parameters<Report['elsewhere']>[1], text: string) => ({
    href: report.elsewhere('/monitor/campaigninfo', change),
    text,
  });
  const subject = { of: report, row: side.name, answer, counts };
  if (side.of !== 'previous')
    return figureOf('median', { ...subject, aside: `${other.name} ${other.median}`, next: link({ segments: [] }, t.bySegment) });
  const figure = figureOf('median', {
    ...subject,
    aside: t.nowIs(other.median),
    next: link({ period: report.days }, t.byChannelThen),
  });
  const valueOf = ({ label, size, counts }: Distribution['rows'][number]) => {
    const value = medianOf(bucketsOf(answer), counts);
    return value === null ? undefined : { name: label, size, value, weight: size };
  };
  const counted = other.answer.rows.flatMap((now): CountedRow[] => {
    const own = valueOf(now);
    const then = answer.rows.find(({ key }) => key === now.key);
    return own ? [{ ...own, before: then && valueOf(then) }] : [];
  });
  return (
    figure && {
      ...figure,
      against: question.days,
      // The others are in the sum as well: the next level shows them all.
      counted: counted.slice(0, 10),
      count: counted.length,
      heads: { name: t.channel, size: t.installs, value: t.median },
      format: timeText,
      requests: [question, report].map(requestTextOf),
    }
  );
}
