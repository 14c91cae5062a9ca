import { Button, Empty, Note, Panel, PanelsSkeleton, SegmentedControl, SplitView, Stack, Text, useWords } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import { AnswerView, Period, QuestionFilters, QuestionPage } from '#screens/kit/question/index.ts';
import { CausePanel } from './causes/CausePanel.tsx';
import type { ComparedMetric, Join } from './core/columns.ts';
import { ChannelSheet } from './result/ChannelSheet.tsx';
import { RowPanel } from './result/RowPanel.tsx';
import { Totals } from './result/Totals.tsx';
import { ColumnPanel } from './source/ColumnPanel.tsx';
import { MatchPanel } from './source/MatchPanel.tsx';
import { SourcePanel } from './source/SourcePanel.tsx';
import { useReconciliation, type Reconciliation } from './useReconciliation.ts';
import { words } from './words.ts';

/** A medium's sheet held against our numbers: the sheet at the left, the differences and their causes at the right (decision 0052). */
export function Reconcile() {
  const all = useReconciliation();
  const { question, sheet, ours, comparison, join, metric } = all;
  const isCompared = comparison !== undefined && comparison !== null && join !== null && metric !== null;
  return (
    <QuestionPage
      of={question}
      fetchedAt={ours.data?.fetchedAt}
      actions={isCompared && <ChannelSheet of={all} />}
      isAwaitingInput={!sheet.summary}
    >
      <QuestionFilters of={question} lead={<Period of={question} />} end={<MetricChoice of={all} />} />
      <SplitView
        sideAt="start"
        side={
          <>
            <SourcePanel of={sheet} otherDays={comparison?.otherDays ?? 0} />
            <ColumnPanel of={sheet} visible={question.reader.visible} />
            <MatchPanel of={all} />
          </>
        }
      >
        {sheet.summary && join !== null && metric !== null ? (
          <Compared of={all} join={join} metric={metric} />
        ) : (
          <NothingCompared of={all} />
        )}
      </SplitView>
    </QuestionPage>
  );
}

function MetricChoice({ of: { question, metrics, metric } }: { of: Reconciliation }) {
  const t = useWords(words);
  const names = useWords(metricWords);
  if (metric === null || metrics.length < 2) return null;
  return (
    <SegmentedControl
      label={t.metric}
      isLabelHidden
      value={metric}
      onChange={(next) => question.setParams({ metric: next })}
      options={metrics.map((value) => ({ value, label: names[value] }))}
    />
  );
}

/** Why nothing is compared: no sheet yet, or no column that could be. */
function NothingCompared({ of: { sheet, metric } }: { of: Reconciliation }) {
  const t = useWords(words);
  // Nothing is missing yet: the page says what it is for.
  if (!sheet.summary)
    return (
      <Panel title={t.start}>
        <Text as="p" tone="secondary">
          {t.startCause}
        </Text>
      </Panel>
    );
  const [title, cause] = metric === null ? [t.noMetric, t.noMetricCause] : [t.noKey, t.noKeyCause];
  return (
    <Panel>
      <Empty kind="no-data" headingLevel={2} title={title} cause={cause} />
    </Panel>
  );
}

const awaited = ['figures', 'rows', 'grid'] as const;

function Compared({ of, join, metric }: { of: Reconciliation; join: Join; metric: ComparedMetric }) {
  const t = useWords(words);
  const { ours, comparison: found, joins, question } = of;
  const other = joins.find((one) => one !== join);
  return (
    <AnswerView of={ours} panels={awaited} failed={t.failed}>
      {() =>
        !found ? (
          // The worker answers within a moment, or has lost the sheet.
          found === null ? (
            <Note kind="negative">{t.faultBroken}</Note>
          ) : (
            <PanelsSkeleton parts={awaited} />
          )
        ) : (
          <Stack gap="4">
            {found.both === 0 && found.onlyTheirs > 0 && (
              <Note
                kind="warning"
                {...(other && {
                  action: (
                    <Button size="sm" onPress={() => question.setParams({ join: other })}>
                      {t[other]}
                    </Button>
                  ),
                })}
              >
                {t.noMatch(t[join])}
              </Note>
            )}
            <Totals of={found} metric={metric} />
            <CausePanel of={of} />
            <RowPanel of={found} metric={metric} join={join} view={of.view} onViewChange={of.setView} />
          </Stack>
        )
      }
    </AnswerView>
  );
}
