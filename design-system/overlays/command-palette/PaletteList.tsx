import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { floatingGroupTitle } from '../surface.ts';
import { optionId, type PaletteItem } from './palette.ts';
import { PaletteRow } from './PaletteRow.tsx';
import type { PaletteResult, ResultGroup } from './results.ts';
import { inSentence } from '../../foundation/text/inSentence.ts';

interface PaletteListProps {
  id: string;
  query: string;
  /** The titles of all that is searched, to be named where nothing is found. */
  searched: readonly string[];
  groups: readonly ResultGroup[];
  active: { id: string; isByKey: boolean } | undefined;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem, isNewTab: boolean) => void;
}

type Row = { key: string; group: ResultGroup } & ({ is: 'title' } | { is: 'result'; result: PaletteResult });

/** Beyond this only the rows in sight stand in the document. */
const many = 200;

/** The results under their titles. */
export function PaletteList({ id, query, searched, groups: given, active, onPoint, onChoose }: PaletteListProps) {
  const t = useWords(words);
  const room = useRef<HTMLDivElement>(null);
  const groups = gathered(given, t.and);
  const rows = groups.flatMap(rowsOf);
  const isVirtual = rows.length > many;
  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is handed on or memoized
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => room.current,
    estimateSize: (index) => (rows[index]?.is === 'title' ? 30 : 36),
    getItemKey: (index) => rows[index]?.key ?? index,
    paddingStart: 4,
    paddingEnd: 8,
    overscan: 8,
  });
  const at = active ? rows.findIndex((row) => row.is === 'result' && row.result.item.id === active.id) : -1;
  const isByKey = active?.isByKey ?? false;
  useEffect(() => {
    if (!isByKey || at < 0) return;
    // The first result comes with its title.
    if (at <= 1) room.current?.scrollTo({ top: 0 });
    else if (isVirtual) virtual.scrollToIndex(at);
    else room.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, isByKey, isVirtual, virtual]);

  const draw = (row: Row): ReactNode => {
    if (row.is === 'title') return <GroupTitle of={row.group} />;
    const { item } = row.result;
    return (
      <PaletteRow id={optionId(id, item.id)} result={row.result} isActive={item.id === active?.id} onPoint={onPoint} onChoose={onChoose} />
    );
  };
  const inSight = isVirtual ? virtual.getVirtualItems() : rows.map((_, index) => ({ index, start: undefined }));
  const failed = groups.filter(({ state }) => state === 'failed');
  return (
    <Room ref={room}>
      <List
        id={id}
        aria-label={t.results}
        aria-busy={groups.some(({ state }) => state === 'looking') || undefined}
        style={{ '--list-height': isVirtual ? `${virtual.getTotalSize()}px` : undefined }}
      >
        {groups
          .filter((group) => rows.some((row) => row.group === group))
          .map((group) => (
            <Group key={group.id} aria-label={group.title}>
              {inSight.map(({ index, start }) => {
                const row = rows[index];
                if (!row || row.group !== group) return null;
                if (start === undefined) return <Fragment key={row.key}>{draw(row)}</Fragment>;
                return (
                  <Placed
                    key={row.key}
                    role="presentation"
                    ref={virtual.measureElement}
                    data-index={index}
                    style={{ '--row-top': `${start}px` }}
                  >
                    {draw(row)}
                  </Placed>
                );
              })}
            </Group>
          ))}
      </List>
      {failed.map(({ id, title }) => (
        <Quiet key={id}>{t.failed(title)}</Quiet>
      ))}
      {query && rows.length === 0 && failed.length === 0 && (
        <Nothing>
          {t.nothing(query)}
          {groups.map(({ id: group, cause }) => cause !== undefined && <span key={group}>{cause}</span>)}
          <span>{t.searched(searched.join(t.and))}</span>
        </Nothing>
      )}
    </Room>
  );
}

function GroupTitle({ of: { title, total = 0, state } }: { of: ResultGroup }) {
  return (
    <Title aria-hidden>
      {title}
      {total > 0 && <Count>{total}</Count>}
      {state === 'looking' && <Spinner size="sm" />}
    </Title>
  );
}

/** Groups of which nothing has come yet wait together at the end, so that the list does not jump as each answer comes. */
function gathered(groups: readonly ResultGroup[], and: string): readonly ResultGroup[] {
  const waiting = groups.filter(({ results, state }) => state === 'looking' && results.length === 0);
  if (waiting.length === 0) return groups;
  const title = waiting.map((group) => group.title).join(and);
  return [...groups.filter((group) => !waiting.includes(group)), { id: 'waiting', title, results: [], state: 'looking' }];
}

function rowsOf(group: ResultGroup): Row[] {
  const { id, results, state } = group;
  if (results.length === 0 && state !== 'looking') return [];
  return [
    { key: `title ${id}`, group, is: 'title' },
    ...results.map((result) => ({ key: result.item.id, group, is: 'result' as const, result })),
  ];
}

const words = bilingual({
  results: ['结果', 'Results'],
  failed: [
    (title: string) => `${title}没有加载成功，继续输入会重试`,
    (title: string) => `Couldn’t load ${inSentence(title)}. Keep typing to retry`,
  ],
  and: ['、', ', '],
  searched: [(what: string) => `已搜索：${what}`, (what: string) => `Searched: ${what}`],
  nothing: [(query: string) => `没有找到“${query}”`, (query: string) => `No results for “${query}”`],
});

const Room = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--color-border-strong) transparent;
`;

const List = styled.div.attrs({ role: 'listbox' })`
  position: relative;
  height: var(--list-height, auto);
  padding: var(--space-1) 0 var(--space-2);

  &:empty {
    padding: 0;
  }
`;

const Group = styled.div.attrs({ role: 'group' })`
  display: contents;
`;

const Placed = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  right: 0;
  transform: translateY(var(--row-top));
`;

const Title = styled.div`
  ${floatingGroupTitle}
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;

const Quiet = styled.output`
  display: block;
  padding: var(--space-2) var(--space-3);
  font: var(--type-caption);
  color: var(--color-text-tertiary);
`;

const Nothing = styled.output`
  display: block;
  padding: var(--space-6) var(--space-4) var(--space-8);
  text-align: center;
  color: var(--color-text-secondary);
  overflow-wrap: anywhere;

  & > span {
    display: block;
    margin-top: var(--space-1);
    font: var(--type-caption);
    color: var(--color-text-tertiary);
  }
`;
