import { Route } from 'lucide-react';
import { Button, ChartPanel, combined, IconButton, MenuItem, phone, TrendChart, useMedia, useWords } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { medianOf, useAxisSteps, useAxisTicks, useDurations } from '#screens/kit/durations/index.ts';
import { AnswerView, FigureDrawer, type CountedRow, type Question } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import type { DelayFigure } from './figure/delayFigure.ts';
import { axis, bucketsOf } from './delays.ts';
import { useDelayFigure } from './figure/useDelayFigure.ts';
import { requestTextOf } from './useDelays.ts';
import type { DelaySide } from './useDelaySides.ts';
import { words } from './words.ts';

type DelayQuestion = Question<unknown, DelayFigure>;
type Sides = readonly [DelaySide, DelaySide];

/** The distribution beside that of the compared period, or of two segments beside each other. Both are shares of their own installs. */
export function Comparison({ of: question, sides }: { of: DelayQuestion; sides: Sides }) {
  const t = useWords(words);
  const points = useAxisSteps(axis);
  const ticks = useAxisTicks(axis);
  const [first, second] = sides;
  const figure = useExplainedSide(question, sides);
  const isPeriods = second.of === 'previous';
  return (
    <>
      <ChartPanel
        title={isPeriods ? t.besideBefore : t.besideSegments}
        note={t.besideNote}
        {...question.formOf('comparison')}
        {...useExplainActions(question, sides)}
      >
        <AnswerView of={combined(first.query, second.query)} height={200} failed={t.failed}>
          {() => (
            <TrendChart
              data={{
                measure: t.share,
                dimension: t.time,
                reading: 'in-order',
                figures: { kind: 'percent', decimals: 2 },
                welcome: 'none',
                points,
                ticks,
                series: isPeriods
                  ? [{ key: 'now', name: t.now, values: first.values, previous: second.values }]
                  : sides.map(({ of: key, name, values }) => ({ key, name, values })),
              }}
              sentence={
                isPeriods
                  ? t.medians(first.median, t.previous, second.median)
                  : t.mediansOf(first.name, first.median, second.name, second.median)
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

/** The ways to the explanations: of the compared period, or of either segment. Two names are too much beside a title on a phone. */
function useExplainActions(question: DelayQuestion, sides: Sides) {
  const t = useWords(words);
  const isPhone = useMedia(phone);
  const [, second] = sides;
  const explain = ({ of }: DelaySide) => of !== 'now' && question.explain({ metric: 'median', of });
  if (second.of === 'previous') return { actions: <IconButton size="sm" icon={Route} label={t.why} onPress={() => explain(second)} /> };
  if (!isPhone)
    return {
      actions: sides.map((side) => (
        <Button key={side.of} kind="ghost" size="sm" icon={Route} aria-label={t.whyOf(side.name)} onPress={() => explain(side)}>
          {side.name}
        </Button>
      )),
    };
  return {
    menu: sides.map((side) => (
      <MenuItem key={side.of} icon={Route} onAction={() => explain(side)}>
        {t.whyOf(side.name)}
      </MenuItem>
    )),
  };
}

/** The median of the side that the address names, beside that of the other. */
function useExplainedSide(question: DelayQuestion, sides: Sides) {
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
