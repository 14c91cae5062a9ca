import { useMemo } from 'react';
import { answerIn, isDay, NameLink, useWords, type Column } from '#design-system';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { levelWords, useChannelNames, useRowNames } from '#screens/kit/report/answers/index.ts';
import { usePeriodNames } from '#app/lib/metrics/usePeriodNames.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { useAgeNames } from '#app/lib/compared/useAgeNames.ts';
import { maturityOf } from '#app/lib/periods/maturity.ts';
import { useDayNoteColumn } from '#screens/kit/gaps/index.ts';
import { drilled, isField, nextOn, type Report } from '#screens/kit/report/view/index.ts';
import { WhyCard } from '#screens/kit/report/why/index.ts';
import { tableWords } from '../words.ts';
import { useRows } from '../useRows.ts';
import { isRest, isPlaceholder, isWaiting, valueIn, type Line } from '../lines.ts';
import { ValueActs } from './ValueActs.tsx';
import { changeColumnsOf } from './changeColumns.tsx';
import { columnGroups } from './groups.ts';

/** The columns of a report: the name, what stands above it, and the metrics that this reader may see. */
export function useTableColumns(report: Report, isComparing: boolean, canSortByChange = true): Column<Line>[] {
  const t = useWords(tableWords);
  const levels = useWords(levelWords);
  const dayNames = useWords(metricWords);
  const rows = useRows(report);
  // Rows of the question before stay until its answer is there. The question after does not know them.
  const isFormer = rows.isPlaceholderData;
  const answer = answerIn(rows);
  const wholeNames = usePeriodNames(report.days, answer);
  // Rows of days count the people of a day each.
  const names = report.state.each === 'day' || report.state.by[0] === 'day' ? dayNames : wholeNames;
  const groups = useWords(columnGroups);
  const channelName = useChannelNames(report);
  const rowName = useRowNames();
  const ageNames = useAgeNames();
  const dayNote = useDayNoteColumn(report);
  return useMemo(() => {
    const { state, columns, today, way } = report;
    const by = state.by[0] ?? 'channel';
    // Inside of one channel, and among Apple's ads, it is the same in every row.
    const isApart = (by === 'campaign' || by === 'ad') && way.includes('channel') && !state.path.some(({ level }) => level === 'channel');
    const nameOf = (line: Line) => (isPlaceholder(line) ? line.label : rowName(line, line.level));
    const name: Column<Line> = {
      id: 'key',
      title: levels[by],
      pin: 'start',
      // The name of an ad stands behind that of its campaign.
      width: by === 'ad' || by === 'adGroup' ? 280 : 232,
      value: nameOf,
      cell: (line) => {
        const href = hrefOf(report, line);
        return href ? <NameLink href={href}>{nameOf(line)}</NameLink> : nameOf(line);
      },
    };
    const day: Column<Line> = {
      id: 'day',
      title: levels.day,
      value: (line) => line.day,
      as: { kind: 'day' },
      width: 108,
      canSort: false,
      canHide: false,
    };
    const channel: Column<Line> = {
      id: 'channel',
      title: levels.channel,
      value: (line) => channelName(line.channel),
      explain: ({ channel: key }) => key !== null && <ValueActs report={report} field="channel" value={key} name={channelName(key)} />,
      isQuiet: true,
      canHide: false,
      width: 152,
      canSort: false,
      yields: 'second',
    };
    const metric = (id: MetricId): Column<Line> => ({
      id,
      title: names[id],
      value: (line) => valueIn(line, id),
      as: figureOf(id),
      isHidden: !columns.shown.includes(id),
      category: headingOf(columns.offered.find((one) => one.metric === id)?.group ?? ''),
      state: (line) => stateOf(line, id),
      explain: (line) => !isPlaceholder(line) && <WhyCard report={report} line={line} metric={id} answer={answer} isFormer={isFormer} />,
    });
    const headingOf = (group: string) => Object.entries(groups).find(([key]) => key === group)?.[1] ?? groups.install;
    const stateOf = (line: Line, id: MetricId) => {
      if (line.day && isDay(line.day)) return maturityOf(id, line.day, today) === 'final' ? undefined : 'immature';
      // Of nobody nothing is due.
      const isDue = catalogue[id].dueAfter === undefined || valueIn(line, id) !== null || valueIn(line, 'installs') === 0;
      return isDue || isPlaceholder(line) ? undefined : 'immature';
    };
    const { previous } = ageNames(state.chart, report.compared);
    const changes = changeColumnsOf(report, canSortByChange, { ...t, previous, change: t.change(names[state.chart]) });
    const offered = columns.offered.map((one) => one.metric);
    const ordered = [...columns.shown, ...offered.filter((id) => !columns.shown.includes(id))];
    return [
      name,
      ...(state.each === 'day' ? [day] : []),
      ...dayNote,
      ...(isApart ? [channel] : []),
      ...(isComparing ? changes : []),
      ...ordered.map(metric),
    ];
  }, [report, answer, isFormer, isComparing, canSortByChange, t, levels, names, groups, channelName, rowName, ageNames, dayNote]);
}

/** Where the name of a row leads: one level down, with all that it lies in. */
export function hrefOf({ state, href, way }: Report, line: Line): string | undefined {
  const { above, level, key } = line;
  // All that the row has inside, as rows of their own.
  if (isRest(line)) return href({ path: [...state.path, ...above], by: [level], search: '', lines: 'total' });
  if (!isField(level) || nextOn(way, level) === undefined || isWaiting(line)) return undefined;
  const inside = { ...state, path: [...state.path, ...above] };
  return href(drilled(inside, { level, key }, way));
}
