import { Empty, Stack, useWords } from '#design-system';
import { AnswerView, useQuestion } from '#screens/kit/question/index.ts';
import { RowsReport } from '#screens/kit/report/index.ts';
import { adParts } from '#app/api/reports/adRevenue.ts';
import { choiceParam } from '#app/lib/urlState.ts';
import { AdReturns } from './returns/AdReturns.tsx';
import { AdSources } from './sources/AdSources.tsx';
import { Delivery } from './Delivery.tsx';
import { RevenueAndSpend } from './RevenueAndSpend.tsx';
import { useRevenue } from './useRevenue.ts';
import { words } from './words.ts';

export const spec = {
  report: 'admobinfo',
  countsSpend: true,
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } }, chart: 'adArpu' },
  params: { part: choiceParam(adParts, 'network') },
} as const;
const groupings = ['channel', 'country', 'os', 'model', 'day'] as const;

/** What the ads in the app earn: requests, fills and impressions, each a part of the one before, and revenue beside spend. */
export function AdMonetization() {
  const t = useWords(words);
  const question = useQuestion(spec);
  const { now, previous } = useRevenue(question);
  return (
    <RowsReport of={question} groupings={groupings}>
      <AnswerView
        of={now}
        height={560}
        failed={t.failed}
        empty={({ totals }) => !totals['adRequests'] && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />}
      >
        {(answer) => (
          <Stack gap="4">
            <RevenueAndSpend of={question} answer={answer} />
            <Delivery of={question} now={answer} previous={previous} />
            <AdSources of={question} part={question.params.part} onPart={(part) => question.setParams({ part })} />
            <AdReturns of={question} />
          </Stack>
        )}
      </AnswerView>
    </RowsReport>
  );
}
