import { Empty, Stack, useWords } from '#design-system';
import { AnswerView, FigureDrawer, useQuestion } from '#screens/kit/question/index.ts';
import { RowsReport } from '#screens/kit/report/index.ts';
import { adParts } from '#app/api/reports/adRevenue.ts';
import { choiceParam } from '#app/lib/urlState.ts';
import { adFigure } from './adFigure.ts';
import { AdReturns } from './returns/AdReturns.tsx';
import { AdSources } from './sources/AdSources.tsx';
import { Delivery } from './Delivery.tsx';
import { RevenueAndSpend } from './RevenueAndSpend.tsx';
import { useAdReturnFigure } from './returns/useAdReturnFigure.ts';
import { isFollowed, useAdReturns } from './returns/useAdReturns.ts';
import { useSourceFigure } from './sources/useSourceFigure.ts';
import { useSources } from './sources/useSources.ts';
import { useRevenue } from './useRevenue.ts';
import { words } from './words.ts';

export const spec = {
  report: 'admobinfo',
  countsSpend: true,
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } }, chart: 'adArpu' },
  params: { part: choiceParam(adParts, 'network') },
  figure: adFigure,
} as const;
const groupings = ['channel', 'country', 'os', 'model', 'day'] as const;

/** What the ads in the app earn: requests, fills and impressions, each a part of the one before, and revenue beside spend. */
export function AdMonetization() {
  const t = useWords(words);
  const question = useQuestion(spec);
  const { now, previous } = useRevenue(question);
  const { part } = question.params;
  const asked = useSources(question, part);
  const sourceFigureOf = useSourceFigure(question, asked.sources.data, asked.compared);
  const asks = isFollowed(question.state);
  const returns = useAdReturns(question, asks);
  const { explained } = question;
  const cell = explained && 'age' in explained && asks ? explained : null;
  const ofReturns = useAdReturnFigure(question, cell, returns.returns.data, returns.compared);
  const figure = explained && 'what' in explained ? sourceFigureOf(explained) : ofReturns;
  return (
    <RowsReport of={question} groupings={groupings}>
      <AnswerView
        of={now}
        panels={['chart', 'figures', 'bars', 'grid']}
        failed={t.failed}
        empty={({ totals }) => !totals['adRequests'] && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />}
      >
        {(answer) => (
          <Stack gap="4">
            <RevenueAndSpend of={question} answer={answer} />
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
  );
}
