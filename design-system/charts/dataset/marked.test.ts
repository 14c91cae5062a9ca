import { describe, expect, test } from 'vitest';
import { plain } from '../sentence/phrase.ts';
import { lackingSentence, markedCellsSentence, markedSentence, markTextAt } from '../sentence/marked.ts';
import { cohortSentence, curveSentence } from '../sentence/cohort.ts';
import { cohortTable } from '../table/cohort-table.ts';
import { trendTable } from '../table/trend-table.ts';
import { legendOf } from '../trend/legend.ts';
import { zonesOf } from '../trend/options.ts';
import { readout } from '../trend/readout.ts';
import { meanOf, rowsOf } from './cohorts.ts';
import type { Dataset, Series } from './dataset.ts';
import { markedPoints, marksOfCell, usualSource, withoutMissing, type DayMark } from './marked.ts';

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}`;
const on = (date: number) => ({ from: day(date), to: day(date) });
const stopped: DayMark = { from: day(4), to: day(5), text: '停止接收数据' };
const unpaid: DayMark = { ...on(7), text: '账户未给消耗', source: 'spend' };
const values = [1, 2, 3, 4, 5, 6, 7];

const course: Dataset = {
  measure: '激活',
  dimension: '日期',
  points: values.map((date) => ({ label: day(date).slice(5), days: on(date), comparedDays: on(date - 3) })),
  series: [{ key: 'now', name: '本期', values }],
};
const compared: Dataset = { ...course, series: [{ key: 'now', name: '本期', values, previous: values }] };

const shown = (data: Dataset) => markedPoints(data, [stopped, unpaid]).now.map(({ first, last }) => [first, last]);

describe('a chart over days', () => {
  test('is marked on the days of its own sources, and as what it is compared with only where it is compared', () => {
    expect(shown(course)).toEqual([[3, 4]]);
    expect(shown({ ...course, sources: ['spend'] })).toEqual([[6, 6]]);
    expect(shown({ ...course, sources: [usualSource, 'spend'] })).toEqual([
      [3, 4],
      [6, 6],
    ]);
    expect(markedPoints(course, [stopped]).compared).toEqual([]);
    expect(markedPoints(compared, [stopped]).compared.map(({ first, last }) => [first, last])).toEqual([[6, 6]]);
  });

  test('is marked where its value was counted, which may be later than the day at which it stands', () => {
    const later = { ...course, points: values.map((date) => ({ label: String(date), days: on(date + 3) })) };
    expect(shown(later)).toEqual([[0, 1]]);
    const untilNow = { ...course, points: values.map((date) => ({ label: String(date), days: { from: day(date), to: day(7) } })) };
    expect(shown(untilNow)).toEqual([[0, 4]]);
    expect(shown({ ...untilNow, startSources: ['spend'] })).toEqual([
      [0, 4],
      [6, 6],
    ]);
  });

  test('dashes, names and lists the values that look back to a marked day, for as long as they do, also where it lies before the first point', () => {
    const people: Dataset = {
      ...course,
      isAdditive: false,
      series: [
        { key: 'dau', name: 'DAU', values },
        { key: 'wau', name: 'WAU', values, reach: 3 },
      ],
    };
    const earlier: DayMark = { from: '2026-10-30', to: '2026-10-31', text: '停止接收数据' };
    const marked = markedPoints(people, [stopped, unpaid, earlier]);
    expect(marked.reached.map(({ key, first, last }) => [key, first, last])).toEqual([
      ['wau', 3, 6],
      ['wau', 0, 1],
    ]);
    expect(plain(markedSentence(people, marked, 'zh-CN'))).toBe(
      '数据不全：11-04 – 11-05（停止接收数据）。WAU 11-01 – 11-02、11-04 – 11-07 含数据不全的日子：11-04 – 11-05（停止接收数据）、10-30 – 10-31（停止接收数据）。',
    );
    const table = trendTable(people, 'en', marked);
    expect(table.columns.map(({ name }) => name).slice(-2)).toEqual(['Incomplete data', 'WAU: incomplete data']);
    const said = table.rows.map(({ cells: [point, ...cells] }) =>
      [point, cells.at(-1)].map((cell) => (cell && 'text' in cell ? cell.text : '')),
    );
    expect(said.filter(([, text]) => text).map(([point]) => point)).toEqual(['11-07', '11-06', '11-05', '11-04', '11-02', '11-01']);
    expect(zonesOf(people, people.series[1] ?? { key: '', name: '', values: [] }, { marked })).toEqual([
      { value: 1, className: 'dashed' },
      { value: 2 },
      { className: 'dashed' },
    ]);
    expect(zonesOf(people, people.series[0] ?? { key: '', name: '', values: [] }, { marked })).toEqual([]);
    expect(legendOf(people, 'line', 'en', marked).always.map(({ mark }) => mark)).toContain('dashed');
    expect(legendOf(people, 'line', 'en', markedPoints(people, [])).always).toEqual([]);
    const read = readout({ data: people, kind: 'line', locale: 'en', marked }, 6);
    expect(read.note).toBe('WAU: includes days with incomplete data');
  });

  test('that counts some days as a whole says what is missing of them', () => {
    const counts = { from: day(5), to: day(9) };
    expect(lackingSentence({ counts, isCumulative: true }, [stopped, unpaid], 'en')).toBe(
      ' Includes days with incomplete data: 11-04 – 11-05 (停止接收数据).',
    );
    expect(lackingSentence({ counts }, [stopped, unpaid], 'en')).toBe(' Leaves out the days without data: 11-04 – 11-05 (停止接收数据).');
    expect(lackingSentence({ counts: { from: day(6), to: day(9) } }, [stopped, unpaid], 'en')).toBe('');
    expect(lackingSentence({}, [stopped], 'en')).toBe('');
  });

  test('has a gap where nothing was received, and never a zero', () => {
    const counted = [1, 0, 3, 0, 5, 6, 0];
    const data: Dataset = { ...course, series: [{ key: 'now', name: '本期', values: counted, previous: counted }] };
    const [shownNow] = withoutMissing(data, [stopped, unpaid]).series;
    // 11-04 and 11-05 are missing, the latter counted something all the same; what is compared with 11-07 is 11-04.
    expect(shownNow?.values).toEqual([1, 0, 3, null, 5, 6, 0]);
    expect(shownNow?.previous).toEqual([1, 0, 3, 0, 5, 6, null]);
    expect(withoutMissing({ ...data, sources: ['spend'] }, [stopped, unpaid]).series).toBe(data.series);
  });

  test('says of complete days what holds of them, apart from what is incomplete', () => {
    const mixed: DayMark = { from: day(2), to: day(4), text: 'v6 于 11-05 发布', about: '新旧转化值并存' };
    const marked = markedPoints(compared, [mixed, stopped]);
    expect(markedSentence(course, { ...marked, compared: [] }, 'zh-CN')).toBe(
      '数据不全：11-04 – 11-05（停止接收数据）。新旧转化值并存：11-02 – 11-04（v6 于 11-05 发布）。',
    );
    expect(trendTable(course, 'zh-CN', marked).columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['数据不全', '新旧转化值并存']),
    );
    // A cell of a cohort says what it lacks, and nothing else.
    const cohort = { ...course, points: values.map((at) => ({ label: String(at), at })) };
    expect(marksOfCell(cohort, { key: 'a', name: 'a', values, since: on(2) }, 0, [mixed])).toEqual([]);
  });

  test('says so in its sentence and its table, and that a comparison suffers', () => {
    const marked = markedPoints(course, [stopped]);
    expect(markedSentence(course, marked, 'zh-CN')).toBe('数据不全：11-04 – 11-05（停止接收数据）。');
    expect(markedSentence(course, markedPoints(course, []), 'zh-CN')).toBe('');
    expect(markedSentence(compared, markedPoints(compared, [stopped]), 'en')).toBe(
      ' Incomplete data: 11-04 – 11-05 (停止接收数据); in the compared period 11-04 – 11-05 (停止接收数据). This affects the changes.',
    );
    const table = trendTable(course, 'zh-CN', marked);
    expect(table.columns.at(-1)?.name).toBe('数据不全');
    expect(table.rows.map(({ cells }) => cells.at(-1))).toMatchObject(
      values.toReversed().map((date) => ({ text: date === 4 || date === 5 ? '停止接收数据' : '' })),
    );
    expect(trendTable(course, 'zh-CN').columns).toHaveLength(2);
    expect([2, 3].map((index) => markTextAt(marked.now, index))).toEqual(['', '停止接收数据']);
  });
});

describe('a map of cohorts', () => {
  const row = (date: number, last = date): Series => ({
    key: day(date),
    name: day(date).slice(5),
    since: { from: day(date), to: day(last) },
    size: 10,
    values: [0.4, 0.3, null],
  });
  const map: Dataset = {
    measure: '留存',
    dimension: '激活日',
    figures: { kind: 'percent' },
    points: [1, 3, 7].map((at) => ({ label: String(at), at })),
    series: [row(1), row(2), row(3)],
  };
  const marked = (data: Dataset) =>
    data.series.map((series) => data.points.map((_, index) => marksOfCell(data, series, index, [stopped]).length).join(''));

  test('is marked in the cells of the day that is missing, and where all until then is counted in those after it, too', () => {
    // 11-01 is three days old on 11-04; 11-02 on 11-05; 11-03 is one day old on 11-04.
    expect(marked(map)).toEqual(['010', '010', '100']);
    expect(marked({ ...map, isCumulative: true })).toEqual(['010', '010', '110']);
    // Some of those days are missing of a week, too.
    expect(marked({ ...map, series: [row(2, 8)] })).toEqual(['111']);
  });

  test('says of a cell without a value whether its day or that of its beginning is missing, and that it is in no mean', () => {
    const empty = (date: number): Series => ({ ...row(date), values: [null, null, null], maturity: ['final', 'final', 'open'] });
    expect(marked({ ...map, series: [empty(1), empty(4), empty(6)] })).toEqual(['010', '111', '000']);
    expect(marked({ ...map, isCumulative: true, series: [empty(1), empty(4)] })).toEqual(['000', '111']);
    const mixed = { ...map, series: [{ ...row(1), maturity: ['final', 'final', 'open'] as const }, empty(4)] };
    expect(plain(markedCellsSentence(mixed, [stopped], 'en'))).toBe(
      ' 2 cells have no data and are left out of the averages: 11-04 – 11-05 (停止接收数据). 1 cell includes days with incomplete data: 11-04 – 11-05 (停止接收数据). This affects the averages, too.',
    );
  });

  test('has no size where the day of its beginning is missing, and says of a week that it has not all of it', () => {
    const { size: _, ...unknown } = { ...row(4), values: [null, null, null] };
    const sizes = rowsOf({ ...map, series: [unknown, row(2, 8), row(6)] }, { minimum: 5 }, [stopped, unpaid]);
    expect(sizes.map(({ size, sizeIncomplete }) => [size, sizeIncomplete])).toEqual([
      [null, '停止接收数据'],
      [10, '停止接收数据'],
      [10, undefined],
    ]);
    // It is not small: nobody knows how large it is.
    expect(sizes[0]?.cells.map(({ state }) => state)).toEqual(['final', 'final', 'final']);
    const table = cohortTable({ ...map, points: [], series: [row(2, 8)] }, {}, 'zh-CN', [stopped]);
    expect(table.rows.at(-1)?.cells.at(-1)).toMatchObject({ text: '停止接收数据' });
  });

  test('that has no value in a column that is due does not call it immature', () => {
    const empty = { ...map, series: [{ ...row(1), values: [null, 0.3, null], maturity: ['final', 'final', 'none'] as const }] };
    expect(meanOf(empty, {}).map(({ value, state }) => [value, state])).toEqual([
      [null, 'final'],
      [0.3, 'thin'],
      [null, 'none'],
    ]);
    expect(curveSentence(empty, {}, 'en', [])).toBe('No data for 留存.');
    expect(plain(cohortSentence({ ...empty, series: [row(2), ...empty.series] }, {}, 'zh-CN', 0))).toContain('1已到期激活日 2 个');
  });

  test('is touched by missing spend in the rows for which it was spent', () => {
    const paidBack = { ...map, isCumulative: true, startSources: ['spend'], series: [row(6), row(7)] };
    expect(paidBack.series.map((series) => marksOfCell(paidBack, series, 2, [unpaid]).length)).toEqual([0, 1]);
  });

  test('counts its marked cells that have a value', () => {
    expect(plain(markedCellsSentence(map, [stopped], 'zh-CN'))).toBe(
      '3 格含数据不全的日子：11-04 – 11-05（停止接收数据），平均也受此影响。',
    );
    expect(markedCellsSentence(map, [unpaid], 'zh-CN')).toBe('');
    // A week is of those of its days that were counted.
    expect(plain(markedCellsSentence({ ...map, series: [row(2, 8)] }, [stopped], 'en'))).toBe(
      ' 1 cell has no data and is left out of the averages: 11-04 – 11-05 (停止接收数据). 2 cells leave out the days without data: 11-04 – 11-05 (停止接收数据).',
    );
    expect(cohortTable(map, {}, 'zh-CN', [stopped]).columns.at(-1)?.name).toBe('数据不全');
    expect(cohortTable(map, {}, 'zh-CN', [unpaid]).columns.at(-1)?.name).toBe('7');
  });
});
