import { ChartPanel, combined, Empty, ShareBar, SplitView, Stack, useWords, type Dataset } from '#design-system';
import { AnswerView, FigureDrawer, useQuestion } from '#screens/kit/question/index.ts';
import { RowsReport } from '#screens/kit/report/index.ts';
import { shareFigure } from './shareFigure.ts';
import { Movers } from './Movers.tsx';
import { daysOf, kinds, type Kind } from './shares.ts';
import { useShareFigure } from './useShareFigure.ts';
import { useAllShares, type Shares } from './useShares.ts';
import { words } from './words.ts';

export const spec = {
  report: 'Terminalproperties',
  hasWindow: false,
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } }, by: ['model'], chart: 'active', lines: 'top' },
  params: {},
  figure: shareFigure,
} as const;
const groupings = ['model', 'os', 'appVersion', 'country', 'resolution', 'language', 'network', 'carrier'] as const;

/** What people hold, on which system and where: the parts of all active users, what changed most, and what each of them does. */
export function Devices() {
  const t = useWords(words);
  const question = useQuestion(spec);
  const of = useAllShares(question);
  const figureOf = useShareFigure(question, of);
  // A website has no versions.
  const isKnown = (kind: Kind) => question.fields.includes(kind);
  const known = kinds.filter(isKnown);
  const shares = known.flatMap((kind) => of[kind].shares);
  return (
    <RowsReport of={question} groupings={groupings.filter(isKnown)}>
      <SplitView sideWidth="wide" side={<Movers of={question} shares={shares} figureOf={figureOf} />}>
        <ChartPanel title={t.shares} note={t.sharesNote} {...question.formOf('shares')}>
          <AnswerView
            of={combined(of.os.now, ...known.map((kind) => of[kind].now))}
            shape="bars"
            height={640}
            failed={t.failed}
            empty={({ rows }) => rows.length === 0 && <Empty kind="no-data" headingLevel={3} title={t.none} cause={t.noneCause} />}
          >
            {() => (
              <Stack gap="5">
                {known.map((kind) => (
                  <Bar
                    key={kind}
                    title={kind === 'appVersion' ? t.versionsOn(daysOf(kind, question).now.end.slice(5)) : t[kind]}
                    kind={kind}
                    of={of[kind]}
                  />
                ))}
              </Stack>
            )}
          </AnswerView>
        </ChartPanel>
      </SplitView>
      {/* A link to a figure of the rows opens that one. */}
      <FigureDrawer of={question} figure={question.state.why ? null : figureOf(question.explained)} />
    </RowsReport>
  );
}

/** The parts of one kind, the largest first. Somebody holds one device in one place, so the parts make up all of them. */
function Bar({ kind, title, of: { now, before, nameOf } }: { kind: Kind; title: string; of: Shares }) {
  const t = useWords(words);
  if (!now.data) return null;
  const rows = now.data.rows.toSorted((a, b) => (b.values['active'] ?? 0) - (a.values['active'] ?? 0));
  const earlier = new Map(before?.rows.map(({ key, values }) => [key, values['active'] ?? 0]));
  const data: Dataset = {
    measure: t.active,
    dimension: title,
    points: rows.map((row) => ({ label: nameOf(kind, row) })),
    series: [
      {
        key: kind,
        name: t.active,
        values: rows.map(({ values }) => values['active'] ?? 0),
        ...(before && { previous: rows.map(({ key }) => earlier.get(key) ?? 0) }),
      },
    ],
  };
  return <ShareBar data={data} hasTitle />;
}
