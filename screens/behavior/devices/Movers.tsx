import { useMemo } from 'react';
import { Delta, Link, Panel, Table, Text, useWords, type Column } from '#design-system';
import { FigureCard, type ExplainedFigure, type Question } from '#screens/kit/question/index.ts';
import type { ShareFigure } from './shareFigure.ts';
import { largestChanges, type Share } from './shares.ts';
import { words } from './words.ts';

interface MoversProps {
  of: Question<unknown, ShareFigure>;
  shares: readonly Share[];
  figureOf: (figure: ShareFigure) => ExplainedFigure | null;
}

/** Whose part of all active users changed most, in either direction. Each name narrows the page to it. */
export function Movers({ of: report, shares, figureOf }: MoversProps) {
  const t = useWords(words);
  const rows = useMemo(() => largestChanges(shares, 8), [shares]);
  const columns = useMemo(
    (): Column<Share>[] => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        cell: ({ kind, key, name }) => (
          <Link kind="quiet" href={report.href({ filters: [...report.state.filters, { field: kind, keys: [key], isLeftOut: false }] })}>
            {name}
          </Link>
        ),
        pin: 'start',
        canSort: false,
        width: 97,
        phone: 'title',
      },
      { id: 'kind', title: t.kind, value: ({ kind }) => t[kind], isQuiet: true, canSort: false, width: 108, phone: 'line' },
      {
        id: 'now',
        title: t.now,
        value: ({ now }) => now,
        as: { kind: 'percent', decimals: 1 },
        canSort: false,
        width: 66,
        phone: 'aside',
        explain: ({ kind, key }) => <FigureCard of={figureOf({ kind, key })} onOpen={() => report.explain({ kind, key })} />,
      },
      {
        id: 'before',
        title: t.before,
        value: ({ before }) => before,
        as: { kind: 'percent', decimals: 1 },
        isQuiet: true,
        canSort: false,
        width: 79,
        phone: 'half',
      },
      {
        id: 'change',
        title: t.change,
        value: ({ now, before }) => now - before,
        cell: ({ now, before }) => <Delta value={now - before} kind="points" welcome="none" />,
        align: 'end',
        canSort: false,
        width: 86,
        phone: 'half',
      },
    ],
    [t, report, figureOf],
  );
  return (
    <Panel title={t.movers} note={t.moversNote} isFlush={rows.length > 0}>
      {rows.length > 0 ? (
        <Table
          label={t.movers}
          columns={columns}
          rows={rows}
          rowKey={({ kind, key }) => `${kind} ${key}`}
          density="compact"
          phone="cards"
        />
      ) : (
        <Text tone="secondary">{t.noComparison}</Text>
      )}
    </Panel>
  );
}
