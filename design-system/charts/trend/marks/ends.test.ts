import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { describe, expect, test } from 'vitest';
import { readTokens } from '../../../tokens/read.ts';
import type { Dataset } from '../../dataset/dataset.ts';
import { textWidth } from '../../plot/scale/text-width.ts';
import { plotLook } from '../../plot/look.ts';
import { campaigns, money, paid } from '../../sample/sample.ts';
import { trendLayout, type TrendLayout } from '../layout.ts';
import { drawnKind, type TrendKind } from '../trend.ts';
import { EndNames } from './EndNames.tsx';
import { endLabels, nameGap } from './ends.ts';

const rules = { annotations: [], references: [], view: null, width: 900, height: 250, locale: 'zh-CN', hasLeader: false } as const;
const layoutOf = (data: Dataset, kind: TrendKind = 'line') => trendLayout(data, { ...rules, kind: drawnKind(kind, data) });

/** Lines that stop one after another, as those of cohorts do: the younger, the sooner. */
const cohorts: Dataset = {
  ...campaigns,
  series: campaigns.series.map((line, index) => ({
    ...line,
    values: line.values.map((value, at) => (at < line.values.length - 6 * index ? value : null)),
  })),
};
/** Of ages the last two are far apart: a line that ends a point early ends in the middle of the plot. */
const aged: Dataset = {
  ...campaigns,
  points: [0, 1, 3, 7, 14, 30, 60, 90].map((at) => ({ at, label: String(at) })),
  series: campaigns.series.map((line, index) => ({
    ...line,
    values: line.values.slice(0, 8).map((value, at) => (at < 8 - (index % 3) ? value : null)),
  })),
};
/** None of them is old enough for the last age. */
const young: Dataset = {
  ...aged,
  series: aged.series.map((line) => ({ ...line, values: line.values.map((value, at) => (at < 7 ? value : null)) })),
};
/** Beside one line that goes on, others that all stop at the same point: cohorts of one week, where ages are a week apart. */
const together = (count: number, at = 8): Dataset => ({
  ...campaigns,
  series: Array.from({ length: count + 1 }, (_, place) => ({
    key: String(place),
    name: `2026-11-0${place + 1} 的队列`,
    values: campaigns.points.map((_, index) => (place === 0 || index <= at ? 100 + 3 * place + index : null)),
  })),
});
const compared: Dataset = {
  ...campaigns,
  series: campaigns.series.slice(0, 2).map((line) => Object.assign({}, line, { previous: line.values })),
};

interface Drawn {
  /** Where each leader runs: its points from the end of a line to a name. */
  paths: [x: number, y: number][][];
  /** How leaders look. */
  look: Record<string, string>;
}

/** What is drawn at the ends, as a browser gets it. */
function drawnBy(layout: TrendLayout): Drawn {
  const sheet = new ServerStyleSheet();
  const element = createElement(StyleSheetManager, { sheet: sheet.instance }, createElement(EndNames, { layout }));
  const markup = renderToStaticMarkup(element);
  const styles = sheet.getStyleTags();
  sheet.seal();
  const paths = [...markup.matchAll(/<path d="([^"]+)" class="([^"]+)"/g)];
  const names = paths[0]?.[2]?.split(' ') ?? [];
  const rule = names.map((name) => new RegExp(String.raw`\.${name}\s*\{([^}]*)\}`).exec(styles)?.[1]).find(Boolean) ?? '';
  return {
    paths: paths.map(([, path = '']) => pointsOf(path)),
    look: Object.fromEntries(rule.split(';').flatMap((line) => (line.includes(':') ? [line.split(':').map((part) => part.trim())] : []))),
  };
}

/** `M10 20L30 40H50` as its points. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  for (const [, letter, numbers = ''] of path.matchAll(/([MLHV])([^MLHV]+)/g)) {
    const [first = Number.NaN, second = Number.NaN] = numbers.trim().split(/[ ,]+/).map(Number);
    const [x = 0, y = 0] = points.at(-1) ?? [];
    points.push(letter === 'H' ? [first, y] : letter === 'V' ? [x, first] : [first, second]);
  }
  return points;
}

const colours = new Map(readTokens().map((token) => [token.name, token]));
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** How far a colour is from grey. */
const chroma = (hex: string) => Math.max(...channels(hex)) - Math.min(...channels(hex));

describe('the leader from the end of a line to its name', () => {
  const { look } = drawnBy(layoutOf(cohorts));
  const name = /^var\(--([\w-]+)\)$/.exec(look['stroke'] ?? '')?.[1] ?? '';

  test('is a hairline without dashes: whatever is not final, expected or compared is dashed', () => {
    expect(look).toEqual({ fill: 'none', stroke: `var(--${name})`, 'stroke-width': '1', 'shape-rendering': 'geometricPrecision' });
    const plot = plotLook.join('');
    for (const line of ['.highcharts-graph.dashed', '.expected > .highcharts-graph', '.compared > .highcharts-graph'])
      expect(plot.slice(plot.indexOf(line)).split('}')[0]).toContain('stroke-dasharray');
    const widths = [...plot.matchAll(/graph[^{}]*\{[^}]*stroke-width: ([\d.]+)px/g)].map(([, width]) => Number(width));
    expect(Math.min(...widths.filter((width) => width !== 1))).toBeGreaterThan(1);
  });

  test.each(['light', 'dark'] as const)('is grey, and has the colour of no line: %s', (theme) => {
    const colourOf = (of: string) => colours.get(of)?.[theme] ?? colours.get(of)?.light ?? '';
    expect(chroma(colourOf(name))).toBeLessThan(32);
    const lines = [...colours.keys()].filter((one) => one.startsWith('chart-cat-') || one === 'chart-compare');
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(colourOf(name)).not.toBe(colourOf(line));
  });

  test.each([
    ['lines', campaigns, 'line'],
    ['lines that stop early', cohorts, 'line'],
    ['lines that stop early together', together(4), 'line'],
    ['lines beside those of the compared period', compared, 'line'],
    ['lines of which the last days are not final', paid, 'line'],
    ['layers', money, 'stackedArea'],
    ['columns of several days', money, 'stackedColumn'],
  ] as const)('begins apart from the end and stops at the name, of %s', (_, data, kind) => {
    const layout = layoutOf(data, kind);
    const { paths } = drawnBy(layout);
    const labels = endLabels(layout);
    expect(paths).toHaveLength(labels.length);
    for (const [index, { fromX, fromY, y, side, edge }] of labels.entries()) {
      const [[startX = 0, startY = 0] = [], ...rest] = paths[index] ?? [];
      const [endX = 0, endY = 0] = rest.at(-1) ?? [];
      // Beyond the dot, whose radius is 3 and its rim 1.5.
      expect(Math.hypot(startX - fromX, startY - fromY)).toBeGreaterThanOrEqual(5);
      // A name on the right or behind its end begins 6 after the leader, one above or below has it in its middle.
      const isUpright = side === 'above' || side === 'below';
      expect(isUpright ? [endX, Math.abs(endY - y) <= 12] : [edge + 32 - endX, endY]).toEqual(isUpright ? [fromX, true] : [6, y]);
    }
  });

  test.each([
    ['each as long as the others', cohorts],
    ['of which the last is a third of the plot', aged],
  ])('never runs on where time goes on, over steps %s: in the plot it is upright, to the right it leaves from its end', (_, data) => {
    const layout = layoutOf(data);
    const labels = endLabels(layout);
    const [left, right] = [layout.at.x(layout.shown.first), layout.at.x(layout.shown.last)];
    expect(labels.filter(({ side }) => side !== 'right').length).toBeGreaterThan(0);
    const runs = drawnBy(layout).paths.map((points, index) => {
      const { side, fromX = 0 } = labels[index] ?? {};
      const across = points.map(([x]) => x);
      const isUpright = Math.max(...across) === Math.min(...across);
      const leavesFromEnd = fromX > right - (right - left) / 5 && (across.at(-1) ?? 0) > layout.box.right;
      return side === 'right' ? leavesFromEnd : isUpright;
    });
    expect(runs).toEqual(labels.map(() => true));
  });
});

describe('lines that stop at one point in the middle of the plot', () => {
  test.each([
    [1, ['above']],
    [2, ['above', 'below']],
    [3, ['above', 'behind', 'below']],
    [4, ['above', 'behind', 'behind', 'below']],
  ])('are named there: %d', (count, sides) => {
    const labels = endLabels(layoutOf(together(count)));
    expect(labels).toHaveLength(count + 1);
    expect(labels.flatMap(({ side }) => (side === 'right' ? [] : [side])).toSorted()).toEqual(sides);
  });

  test('have names in the order of their lines, so that no leader crosses another', () => {
    const column = endLabels(layoutOf(together(6))).filter(({ side }) => side === 'behind');
    const inOrder = (by: 'fromY' | 'y') => column.toSorted((a, b) => a[by] - b[by]).map(({ key }) => key);
    expect(inOrder('y')).toEqual(inOrder('fromY'));
  });

  test('have a shorter name where the edge is near', () => {
    const labels = endLabels(trendLayout(together(4, 22), { ...rules, width: 560, kind: 'line' }));
    const cut = labels.find(({ side }) => side === 'behind');
    expect(cut?.name).toMatch(/^2026.*…$/);
  });
});

test('no leader runs further across than a sixth of the plot and the room before a name, wherever lines stop', () => {
  const lines = fc.array(fc.record({ last: fc.nat(29), level: fc.nat(1000) }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 520, max: 1100 }), (drawn, width) => {
      const series = drawn.map(({ last, level }, key) => ({
        key: String(key),
        name: `2026-11-0${key + 1}`,
        values: campaigns.points.map((_, at) => (at <= last ? level : null)),
      }));
      const layout = trendLayout({ ...campaigns, series }, { ...rules, width, kind: 'line' });
      const { paths } = drawnBy(layout);
      expect(paths).toHaveLength(drawn.length);
      const sixth = (layout.at.x(layout.shown.last) - layout.at.x(layout.shown.first)) / 6;
      for (const points of paths) {
        const across = points.map(([x]) => x);
        expect(Math.max(...across) - Math.min(...across)).toBeLessThan(sixth + nameGap);
      }
    }),
    { seed: 1120 },
  );
});

test('where no line reaches the edge, names stand right behind the ends of those that reach furthest', () => {
  const layout = layoutOf(young);
  const labels = endLabels(layout);
  const right = labels.filter(({ side }) => side === 'right');
  expect(right.length).toBeGreaterThan(1);
  expect(right.map(({ edge }) => edge)).toEqual(right.map(() => layout.at.x(6)));
  expect(right.map(({ fromX }) => fromX)).toEqual(right.map(() => layout.at.x(6)));
  // What stands in the plot takes no room beside it, and no name is cut.
  expect(layout.box.right).toBeGreaterThan(layoutOf(aged).box.right + 100);
  const widest = Math.max(...right.map(({ edge, name }) => edge + nameGap + textWidth(name)));
  expect(widest).toBeLessThanOrEqual(layout.box.width);
  expect(right.filter(({ name }) => name.endsWith('…'))).toEqual([]);
  expect(endLabels(layoutOf(aged)).map(({ edge }) => edge)).toEqual(labels.map(() => layoutOf(aged).box.right));
});

test('lines that go on in the compared period take the plot to its end, and layers, which do not show it, end where they end', () => {
  const gone: Dataset = { ...young, series: young.series.map((one) => Object.assign({}, one, { previous: young.points.map(() => 1) })) };
  expect(layoutOf(gone).end).toBe(7);
  expect(layoutOf(gone, 'stackedArea').end).toBe(6);
});

describe('no leader', () => {
  const [first] = campaigns.series;
  const dayOf = (data: Dataset): Dataset => ({
    ...data,
    points: data.points.slice(-1),
    series: data.series.map((line) => Object.assign({}, line, { values: line.values.slice(-1) })),
  });

  test.each(['line', 'area', 'stackedArea', 'column', 'stackedColumn'] as const)('at the bars of a single day, asked for as %s', (kind) => {
    for (const data of [dayOf(campaigns), dayOf(money)]) expect(drawnBy(layoutOf(data, kind)).paths).toEqual([]);
  });

  test('at a line that is alone, and on a phone, where names stand below the plot', () => {
    expect(drawnBy(layoutOf({ ...campaigns, series: first ? [first] : [] })).paths).toEqual([]);
    expect(drawnBy(trendLayout(campaigns, { ...rules, kind: 'line', width: 324 })).paths).toEqual([]);
  });
});
