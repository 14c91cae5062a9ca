import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cells, changesBetween, countsOf, deadEndsOf, keyOf, matrixOf, outcomeOf, outcomes, places, systems } from './outcomes.ts';
import type { Cell, Routes } from './outcomes.ts';

const route = (system: Cell['system'], installed: string | null, missing: string | null, failing: string | null) => ({
  system,
  installed,
  missing,
  failing,
});
const page = 'https://www.xinghai.example/autumn';
const full: Routes = [
  route('iOS', 'xinghai://autumn', 'App Store', page),
  route('Android', 'xinghai://autumn', 'MyApp', page),
  route('Harmony', 'xinghai://autumn', 'AppGallery', page),
  route('desktop', null, null, page),
];
const at = (system: Cell['system'], place: Cell['place'], isInstalled: boolean): Cell => ({ system, place, isInstalled });
const without = (system: Cell['system'], change: Partial<Routes[number]>) =>
  full.map((one) => (one.system === system ? { ...one, ...change } : one));

describe('one situation', () => {
  test.each([
    ['opens the app where it is installed', full, at('iOS', 'browser', true), 'app', ['click', 'app']],
    ['opens it from Douyin as well', full, at('Android', 'douyin', true), 'app', ['click', 'app']],
    ['opens it from a message as well', full, at('Harmony', 'message', true), 'app', ['click', 'app']],
    ['leads to the store, and to its page at the first open', full, at('iOS', 'browser', false), 'store', ['click', 'store', 'deferred']],
    ['takes one more step in WeChat', full, at('iOS', 'wechat', true), 'guide', ['click', 'guide', 'app']],
    ['takes it before the store too', full, at('Android', 'wechat', false), 'guide', ['click', 'guide', 'store', 'deferred']],
    ['shows the page on a computer', full, at('desktop', 'browser', true), 'page', ['click', 'page']],
    ['shows it there wherever it was clicked', full, at('desktop', 'wechat', false), 'page', ['click', 'page']],
    ['has no page to show on a computer', without('desktop', { failing: null }), at('desktop', 'message', true), 'none', ['click', 'dead']],
    ['ends without a store', without('Harmony', { missing: null }), at('Harmony', 'browser', false), 'none', ['click', 'dead']],
    [
      'ends there in WeChat before the guide is shown',
      without('Harmony', { missing: null }),
      at('Harmony', 'wechat', false),
      'none',
      ['click', 'dead'],
    ],
    [
      'leads to the store without a deep link',
      without('iOS', { installed: null }),
      at('iOS', 'browser', true),
      'store',
      ['click', 'store'],
    ],
    [
      'defers to nothing without a deep link',
      without('iOS', { installed: null }),
      at('iOS', 'browser', false),
      'store',
      ['click', 'store'],
    ],
    [
      'shows the fallback page with neither deep link nor store',
      without('iOS', { installed: null, missing: null }),
      at('iOS', 'douyin', true),
      'page',
      ['click', 'page'],
    ],
    ['ends with nothing filled at all', [route('iOS', null, null, null)], at('iOS', 'browser', true), 'none', ['click', 'dead']],
    ['ends where the template does not know the system', [], at('Android', 'browser', false), 'none', ['click', 'dead']],
  ] as const)('%s', (_, routes, cell, outcome, path) => {
    const found = outcomeOf(routes, cell);
    expect(found.outcome).toBe(outcome);
    expect(found.path.map(({ kind }) => kind)).toEqual(path);
  });

  test.each([
    ['the store, where the app is not there', without('iOS', { missing: ' ' }), at('iOS', 'browser', false), 'missing'],
    [
      'the deep link, where it is there',
      without('iOS', { installed: '', missing: '', failing: '' }),
      at('iOS', 'browser', true),
      'installed',
    ],
    ['the page, on a computer', without('desktop', { failing: '  ' }), at('desktop', 'browser', false), 'failing'],
  ] as const)('a dead end names what has to be filled: %s', (_, routes, cell, field) => {
    expect(outcomeOf(routes, cell).path.at(-1)).toEqual({ kind: 'dead', field });
  });

  test('a path ends where the template says', () => {
    expect(outcomeOf(full, at('iOS', 'wechat', false)).path).toEqual([
      { kind: 'click' },
      { kind: 'guide' },
      { kind: 'store', target: 'App Store' },
      { kind: 'deferred', target: 'xinghai://autumn' },
    ]);
  });
});

describe('the whole matrix', () => {
  test('has each situation once', () => {
    expect(cells).toHaveLength(systems.length * places.length * 2);
    expect(new Set(cells.map(keyOf)).size).toBe(cells.length);
  });

  test('of a full template has no dead end', () => {
    expect(countsOf(matrixOf(full))).toEqual([
      { outcome: 'app', count: 9 },
      { outcome: 'store', count: 9 },
      { outcome: 'guide', count: 6 },
      { outcome: 'page', count: 8 },
    ]);
  });

  test('counts dead ends last', () => {
    const counts = countsOf(matrixOf(without('Harmony', { missing: null })));
    expect(counts.at(-1)).toEqual({ outcome: 'none', count: 4 });
    expect(deadEndsOf(matrixOf([]))).toHaveLength(32);
  });
});

describe('what changes', () => {
  test('nothing, where nothing was changed', () => {
    expect(changesBetween(full, [...full].toReversed())).toEqual([]);
    expect(changesBetween(full, without('iOS', { installed: ' xinghai://autumn ' }))).toEqual([]);
  });

  test('a store that is taken away breaks four situations', () => {
    const changes = changesBetween(full, without('Android', { missing: null }));
    expect(changes.map(({ kind, cell }) => [kind, cell.place, cell.isInstalled])).toEqual([
      ['broken', 'browser', false],
      ['broken', 'wechat', false],
      ['broken', 'douyin', false],
      ['broken', 'message', false],
    ]);
  });

  test('a store that is filled fixes them', () => {
    expect(changesBetween(without('Android', { missing: null }), full).map(({ kind }) => kind)).toEqual([
      'fixed',
      'fixed',
      'fixed',
      'fixed',
    ]);
  });

  test('another deep link is another target, at the first open too', () => {
    const changes = changesBetween(full, without('iOS', { installed: 'xinghai://winter' }));
    expect(changes).toHaveLength(8);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['target']));
  });

  test('a deep link that goes away sends who has the app to the store', () => {
    const kinds = changesBetween(full, without('iOS', { installed: null })).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'outcome')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'target')).toHaveLength(5);
  });

  test('new dead ends come first, what is fixed last', () => {
    const saved = without('Harmony', { missing: null });
    const draft = saved.map((one) =>
      one.system === 'Harmony' ? { ...one, missing: 'AppGallery' } : one.system === 'iOS' ? { ...one, missing: null } : one,
    );
    const kinds = changesBetween(saved, draft).map(({ kind }) => kind);
    expect(kinds).toEqual([...Array(4).fill('broken'), ...Array(4).fill('fixed')]);
  });
});

describe('of any template', () => {
  const text = fc.option(fc.constantFrom('', ' ', 'a://b', 'store', 'https://c.example'), { nil: null });
  const routes = fc
    .subarray([...systems])
    .chain((chosen) =>
      fc.tuple(...chosen.map((system) => fc.record({ system: fc.constant(system), installed: text, missing: text, failing: text }))),
    );

  test('every path begins with the click and ends in its outcome', () => {
    fc.assert(
      fc.property(routes, (of) => {
        for (const { outcome, path } of matrixOf(of)) {
          expect(path[0]).toEqual({ kind: 'click' });
          expect(outcomes).toContain(outcome);
          expect(path.at(-1)?.kind === 'dead').toBe(outcome === 'none');
          expect(path.some(({ kind }) => kind === 'guide')).toBe(outcome === 'guide');
        }
      }),
    );
  });

  test('taking a change back is the change turned round', () => {
    fc.assert(
      fc.property(routes, routes, (a, b) => {
        const count = (kind: string, of: ReturnType<typeof changesBetween>) => of.filter((one) => one.kind === kind).length;
        const [there, back] = [changesBetween(a, b), changesBetween(b, a)];
        expect(back).toHaveLength(there.length);
        expect(count('broken', back)).toBe(count('fixed', there));
      }),
    );
  });
});
