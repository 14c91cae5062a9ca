import { useMemo } from 'react';
import styled from 'styled-components';
import { Panel, Table, useWords } from '#design-system';
import { stateNames } from '#app/lib/glossary/words.ts';
import type { ExplainedFigure, Question } from '#screens/kit/question/index.ts';
import { shareOf, type Source } from '../postbacks.ts';
import type { SourceKind } from '../usePostbacks.ts';
import type { PostbackFigure } from '../why/postbackFigure.ts';
import { useNullAlarm } from './useNullAlarm.ts';
import { useSourceColumns, type MatureDays } from './useSourceColumns.tsx';
import { words } from '../words.ts';

interface SourcesProps {
  of: Question<unknown, PostbackFigure>;
  by: SourceKind;
  rows: readonly Source[];
  /** The install days that each postback is counted over. */
  mature: MatureDays;
  /** All of them, and not only those on the page. */
  total: Source | null;
  figureOf: (figure: PostbackFigure) => ExplainedFigure | null;
}

/** Of a long list only these stand on the page; the file has all. */
export const listed = 20;

/** Who brought the installs: each postback in a column of its own, over the days that are all in for it. */
export function Sources({ of: report, by, rows, mature, total, figureOf }: SourcesProps) {
  const t = useWords(words);
  const states = useWords(stateNames);
  const { alarmOf, ruleOf } = useNullAlarm(by);
  // All rows and not those alone that stand on the page.
  const alarm = useMemo(() => alarmOf(rows), [alarmOf, rows]);
  const rule = ruleOf(alarm);
  const columns = useSourceColumns(report, by, mature, alarm, figureOf);
  const shown = rows.slice(0, listed);
  const titles: Readonly<Record<SourceKind, string>> = {
    channel: t.byChannel,
    campaign: t.byCampaign,
    sourceApp: t.bySourceApp,
    tier: t.byTier,
  };
  const notes: Readonly<Partial<Record<SourceKind, string>>> = { sourceApp: t.sourceAppNote, tier: t.tierNote };
  const note = shown.length < rows.length ? t.listed(shown.length, rows.length) : notes[by];
  return (
    <Panel title={titles[by]} {...(note && { note })} {...(rule !== null && { footer: <Rule>{rule}</Rule> })} isFlush>
      <Table
        label={titles[by]}
        columns={columns}
        rows={shown}
        rowKey={({ key }) => key}
        density="compact"
        phone="cards"
        {...(total && {
          totals: {
            values: {
              first: total.first,
              share: total.nullShare,
              valued: total.first - total.nulls,
              second: mature.second ? total.second : states.immature,
              third: mature.third ? total.third : states.immature,
            },
          },
        })}
      />
    </Panel>
  );
}

/** All sources together. The columns stay apart. */
export function totalOf(rows: readonly Source[]): Source | null {
  if (!rows.length) return null;
  const sum = (read: (row: Source) => number | null) =>
    rows.some((row) => read(row) === null) ? null : rows.reduce((all, row) => all + (read(row) ?? 0), 0);
  const [first, nulls] = [sum((row) => row.first) ?? 0, sum((row) => row.nulls) ?? 0];
  return {
    key: '',
    label: '',
    first,
    nulls,
    nullShare: shareOf(nulls, first),
    second: sum((row) => row.second),
    third: sum((row) => row.third),
  };
}

const Rule = styled.p`
  padding: var(--space-2) var(--space-4);
  font: var(--type-caption);
  color: var(--color-text-secondary);
`;
