import { queryOptions } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { outsideSentences } from '#storybook/plays/findSentences.ts';
import preview from '#storybook/preview.tsx';
import { ChartPanel, CohortMap, cohortCurves, Empty, FunnelChart, SegmentedControl, Stack, TrendChart, type Dataset } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { choiceParam, keysParam, type Param } from '#app/lib/urlState.ts';
import { cohortCell, cohortDataset } from '#screens/kit/cohorts/index.ts';
import {
  AnswerView,
  FigureDrawer,
  Period,
  QuestionExport,
  QuestionFilters,
  QuestionPage,
  requestText,
  useAnswer,
  useQuestion,
  type ExplainedFigure,
} from './index.ts';

const meta = preview.meta({
  title: 'Screens/Kit/Question 分析框架',
  parameters: { at: '/behavioranalysis/Eventfunnel', scenario: 'super-ios', layout: 'fullscreen' },
});

const fetchedAt = '2026-11-20 10:32';
const names: Readonly<Record<string, string>> = { install: '激活', signup: '注册', guide: '完成新手引导', pay: '首次付费' };
const counts: Readonly<Record<string, readonly [now: number, before: number, open: number]>> = {
  install: [864_120, 767_424, 0],
  signup: [512_068, 459_700, 41_200],
  guide: [398_912, 365_400, 12_900],
  pay: [43_180, 44_120, 22_500],
};

/** How a figure of a funnel stands in the address: by the event of its step. */
const stepFigure: Param<string | null> = {
  fallback: null,
  parse: (text) => (text in names ? text : undefined),
  format: (step) => step ?? '',
};
const stepsParam: Param<readonly string[]> = { ...keysParam, fallback: ['install', 'signup', 'guide', 'pay'] };
const funnelSpec = {
  report: 'event_funnel',
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } } },
  params: { steps: stepsParam },
  figure: stepFigure,
} as const;

interface FunnelAnswer {
  steps: readonly string[];
  fetchedAt: string;
  completeTo: string;
}

/** What the sketch is answered; `once` is an answer for the days it opens with, and for no others. */
type Answers = 'filled' | 'empty' | 'failing' | 'once';

/** A funnel as its screen will be: steps of its own in the address, a figure for each of them. */
function FunnelSketch({ answers }: { answers: Answers }) {
  const question = useQuestion(funnelSpec);
  const { steps } = question.params;
  const funnel = useAnswer(
    question,
    queryOptions<FunnelAnswer>({
      queryKey: ['funnel', steps, question.scope, answers],
      queryFn: () => {
        if (answers === 'failing' || (answers === 'once' && question.scope.from !== '2026-10-21')) throw new Error('No answer');
        return { fetchedAt, completeTo: '2026-11-20 10:00', steps: answers === 'empty' ? [] : steps };
      },
      retry: false,
    }),
  );
  return (
    <QuestionPage
      of={question}
      fetchedAt={funnel.data?.fetchedAt}
      actions={
        <Stack direction="row" gap="2">
          <Period of={question} />
          <QuestionExport
            of={question}
            answer={funnel}
            sheet={() => ({
              title: '事件漏斗',
              columns: [
                { title: '步骤', kind: 'text' },
                { title: '设备数', kind: 'count' },
              ],
              rows: steps.map((step) => [names[step] ?? step, counts[step]?.[0] ?? null]),
            })}
          />
        </Stack>
      }
    >
      <QuestionFilters of={question} />
      <ChartPanel title="漏斗" {...question.formOf('funnel')}>
        <AnswerView
          of={funnel}
          height={300}
          failed="漏斗没有加载出来"
          empty={(answer) => answer.steps.length === 0 && <Empty kind="no-data" title="还没有步骤" cause="添加两个以上的事件后计算。" />}
        >
          {(answer) => <FunnelChart data={stepsOf(answer.steps)} onSelect={(at) => question.explain(answer.steps[at] ?? null)} />}
        </AnswerView>
      </ChartPanel>
      <FigureDrawer of={question} figure={funnel.data ? figureOf(question, funnel.data) : null} />
    </QuestionPage>
  );
}

const column = (steps: readonly string[], at: 0 | 1 | 2) => steps.map((step) => counts[step]?.[at] ?? null);

const stepsOf = (steps: readonly string[]): Dataset => ({
  measure: '设备数',
  dimension: '步骤',
  reading: 'in-order',
  points: steps.map((step) => ({ label: names[step] ?? step })),
  series: [{ key: 'now', name: '本期', values: column(steps, 0), previous: column(steps, 1), open: column(steps, 2) }],
});

function figureOf(
  question: ReturnType<typeof useQuestion<typeof funnelSpec.params, string>>,
  answer: FunnelAnswer,
): ExplainedFigure | null {
  const at = answer.steps.findIndex((step) => step === question.explained);
  const [step = '', first = ''] = [answer.steps[at], answer.steps[0]];
  const [now, all] = [counts[step]?.[0], counts[first]?.[0]];
  if (now === undefined || all === undefined) return null;
  const part = (name: string, value: number) => ({ code: name, name, value, as: { kind: 'count' } as const });
  return {
    of: question,
    title: '累计转化率',
    row: names[step] ?? step,
    definition: '走到这一步的设备，占走过第一步的设备。',
    value: `${((now / all) * 100).toFixed(2)}%`,
    formula: { parts: [part(names[step] ?? step, now), part(names[first] ?? first, all)], sign: '÷', times: 1 },
    days: question.days,
    counted: answer.steps.slice(0, at + 1).map((each) => {
      const size = counts[each]?.[0] ?? 0;
      return { name: names[each] ?? each, size, value: size / all, weight: size };
    }),
    count: at + 1,
    leftOut: 0,
    heads: { name: '步骤', size: '设备数', value: '累计' },
    format: (value) => `${(value * 100).toFixed(1)}%`,
    metric: 'installs',
    answer,
    requests: [requestText(reports.funnel, { app: question.app.id, ...question.scope, by: 'all', steps: [...answer.steps] })],
    next: { href: question.elsewhere('/monitor/campaigninfo'), text: '这些天的激活，按渠道看' },
  };
}

const funnel = (answers: Answers) => <FunnelSketch answers={answers} />;

export const Funnel = meta.story({ parameters: { page: funnel('filled') } });

/** The steps are those of the address; those of the screen are not in it. */
export const FunnelOfThreeSteps = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/Eventfunnel?steps=install,signup,pay', page: funnel('filled') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: '设备数' })).toHaveTextContent('首次付费');
    await expect(canvas.queryByText('完成新手引导')).not.toBeInTheDocument();
  },
});

export const FunnelEmpty = meta.story({ parameters: { page: funnel('empty') } });

/** One answer fails by itself: the head, the filters and the way to ask again stand. */
export const FunnelFailing = meta.story({
  parameters: { page: funnel('failing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('漏斗没有加载出来')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '事件漏斗', level: 1 })).toBeVisible();
  },
});

/** The numbers of one period never stand under the name of another: what fails says so, and the file waits for an answer. */
export const FunnelOfOtherDaysFailing = meta.story({
  parameters: { page: funnel('once') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('figure', { name: '设备数' })).toHaveTextContent('864,120');
    await userEvent.click(canvas.getByRole('button', { name: /^时段/ }));
    const period = within(await screen.findByRole('dialog', { name: /时段/ }));
    await userEvent.click(await period.findByRole('radio', { name: '近 7 天' }));
    await userEvent.click(period.getByRole('button', { name: '应用' }));
    await expect(await canvas.findByText('漏斗没有加载出来')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.queryByText('864,120')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await expect(await screen.findByRole('menuitem', { name: /^CSV/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A link opens the same form and the same explanation; what is asked otherwise closes it. */
export const FunnelFromALink = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/Eventfunnel?form=funnel.table&figure=pay', page: funnel('filled') },
  play: async ({ canvas, userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '累计转化率 · 首次付费' });
    await expect(await within(drawer).findByText('走到这一步的设备，占走过第一步的设备。')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('radio', { name: '表' })).toBeChecked();
  },
});

const cohortSpec = {
  report: 'retention_cohort',
  params: { rate: choiceParam(['retention', 'payers'], 'retention'), picked: keysParam },
  figure: cohortCell,
} as const;
const ages = [1, 2, 3, 4, 5, 6, 7];
const rates = [0.384, 0.282, 0.235, 0.207, 0.187, 0.173, 0.161];

/** Eight days of installs, of which each is mature one day less. */
const cohorts: Cohorts = {
  ages,
  rows: Array.from({ length: 8 }, (_, row) => ({
    key: `2026-11-${19 - row}`,
    label: `11-${19 - row}`,
    size: 28_000 + 700 * row,
    counted: null,
    values: Object.fromEntries(ages.map((age, at) => [age, age <= row ? (rates[at] ?? 0) + 0.004 * ((row * 5) % 7) : null])),
    maturity: Object.fromEntries(ages.map((age) => [age, age <= row ? ('final' as const) : ('none' as const)])),
  })),
  total: 8,
  fetchedAt,
  completeTo: '2026-11-19 23:59',
  withheld: [],
};

/** A cohort page as it will be: what is measured and which rows are drawn stand in the address. */
function CohortSketch() {
  const question = useQuestion(cohortSpec);
  const { rate, picked } = question.params;
  const retention = useAnswer(question, queryOptions<Cohorts>({ queryKey: ['cohorts', rate, question.scope], queryFn: () => cohorts }));
  const lead = (
    <>
      <Period of={question} />
      <SegmentedControl
        label="指标"
        options={[
          { value: 'retention', label: '留存' },
          { value: 'payers', label: '付费率' },
        ]}
        value={rate}
        onChange={(next) => question.setParams({ rate: next })}
      />
    </>
  );
  return (
    <QuestionPage of={question} fetchedAt={retention.data?.fetchedAt}>
      <QuestionFilters of={question} lead={lead} />
      <AnswerView of={retention} shape="grid" height={500} failed="留存没有加载出来">
        {(answer) => {
          const data = cohortDataset(answer.rows, answer.ages, {
            measure: rate === 'retention' ? '留存率' : '付费率',
            dimension: '激活日',
            day: (age) => (age === 1 ? '次日' : `${age} 日`),
            nameOf: ({ label }) => label,
          });
          return (
            <Stack gap="4">
              <ChartPanel title="曲线" {...question.formOf('curves')}>
                <TrendChart data={cohortCurves(data, { picked, meanName: '平均' })} kind="line" height={240} />
              </ChartPanel>
              <ChartPanel title="明细" {...question.formOf('cohorts')}>
                <CohortMap data={data} sizeName="激活数" picked={picked} onPick={(keys) => question.setParams({ picked: keys })} />
              </ChartPanel>
            </Stack>
          );
        }}
      </AnswerView>
    </QuestionPage>
  );
}

export const Cohort = meta.story({ parameters: { at: '/userlifecycle/useroverview?picked=2026-11-13', page: <CohortSketch /> } });

export const CohortAsASentence = meta.story({
  parameters: { at: '/userlifecycle/useroverview?form=curves.sentence;cohorts.table', page: <CohortSketch /> },
});

/** A press on the box of a day draws its curve beside the mean; another press takes it away. */
export const PicksACohort = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/useroverview', page: <CohortSketch /> },
  play: async ({ canvas, userEvent }) => {
    const curves = within(await canvas.findByRole('group', { name: '曲线' }));
    const box = await canvas.findByRole('checkbox', { name: '在图中显示 11-13' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await expect(await curves.findByText('11-13', outsideSentences)).toBeVisible();
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    await waitFor(() => expect(curves.queryByText('11-13', outsideSentences)).not.toBeInTheDocument());
  },
});
