import { DayMarks, Empty, Stack, useWords } from '#design-system';
import { AnswerView, FigureDrawer, useQuestion } from '#screens/kit/question/index.ts';
import { WithheldMeasures } from '#screens/kit/measures/index.ts';
import { RowsReport } from '#screens/kit/report/index.ts';
import { adParts } from '#app/api/reports/adRevenue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { choiceParam } from '#app/lib/urlState.ts';
import { adFigure } from './adFigure.ts';
import { AdReturns } from './returns/AdReturns.tsx';
import { AdSources } from './sources/AdSources.tsx';
import { Delivery } from './Delivery.tsx';
import { AdHeadlines } from './headlines/AdHeadlines.tsx';
import { headlineNames } from './headlines/words.ts';
import { useAdHeadlineFigure } from './headlines/useAdHeadlineFigure.ts';
import { RevenueAndSpend } from './RevenueAndSpend.tsx';
import { useAdReturnFigure } from './returns/useAdReturnFigure.ts';
import { isFollowed, useAdReturns } from './returns/useAdReturns.ts';
import { useSourceFigure } from './sources/useSourceFigure.ts';
import { useSources } from './sources/useSources.ts';
import { useUnsettledMarks } from './useUnsettledMarks.ts';
import { useRevenue } from './useRevenue.ts';
import { words } from './words.ts';

export const spec = {
  report: 'admobinfo',
  hasWindow: false,
  countsSpend: true,
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } }, chart: 'adArpu' },
  params: { part: choiceParam(adParts, 'network') },
  figure: adFigure,
} as const;
/** What takes payments, beside the revenue from ads. */
const ofPayments = ['income', 'coverage'] as const;
const paymentFacts = { income: { flag: 'pay' }, coverage: { flag: 'pay' } } as const;
const groupings = ['channel', 'country', 'os', 'model', 'day'] as const;

/** What the ads in the app earn: requests, fills and impressions, each a part of the one before, and revenue beside spend. */
export function AdMonetization() {
  const t = useWords(words);
  const paymentNames = { income: useWords(metricWords).income, coverage: useWords(headlineNames).coverage };
  const question = useQuestion(spec);
  const { now, previous, full } = useRevenue(question);
  const headlineFigureOf = useAdHeadlineFigure(question, now.data, previous);
  const { part } = question.params;
  const asked = useSources(question, part);
  const sourceFigureOf = useSourceFigure(question, asked.sources.data, asked.compared);
  const asks = isFollowed(question.state);
  const returns = useAdReturns(question, asks);
  const { explained } = question;
  const cell = explained && 'age' in explained && asks ? explained : null;
  const ofReturns = useAdReturnFigure(question, cell, returns.returns.data, returns.compared);
  const ofSources = explained && 'what' in explained ? sourceFigureOf(explained) : ofReturns;
  const figure = explained && 'headline' in explained ? headlineFigureOf(explained.headline) : ofSources;
  const unsettled = useUnsettledMarks(question.days, asked.sources.data?.settledTo);
  return (
    <DayMarks of={unsettled}>
      <RowsReport of={question} groupings={groupings}>
        <AnswerView
          of={now}
          panels={['figures', 'chart', 'bars', 'grid']}
          failed={t.failed}
          empty={({ totals }) => !totals['adRequests'] && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />}
        >
          {(answer) => (
            <Stack gap="4">
              <WithheldMeasures of={question} measures={ofPayments} facts={paymentFacts} names={paymentNames} />
              <AdHeadlines of={question} now={answer} previous={previous} full={full} />
              <RevenueAndSpend of={question} answer={answer} settledTo={asked.sources.data?.settledTo} />
              <Delivery of={question} now={answer} previous={previous} />
              <AdSources
                of={question}
                asked={asked}
                figureOf={sourceFigureOf}
                part={part}
                onPart={(next) => question.setParams({ part: next })}
              />
              <AdReturns of={question} asked={returns} />
            </Stack>
          )}
        </AnswerView>
        {/* A link to a figure of the rows opens that one. */}
        <FigureDrawer of={question} figure={question.state.why ? null : figure} />
      </RowsReport>
    </DayMarks>
  );
}
