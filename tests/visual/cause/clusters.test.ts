import { describe, expect, test } from 'vitest';
import { differing, painted, type Boxes } from '../image/paint.ts';
import { causeOf, type Cause, type Inspection } from './cause.ts';
import { clustersOf, nameOf } from './clusters.ts';
import type { ChangedToken } from './tokens.ts';
import type { Pixels } from '../image/image.ts';

const causeFor = async (before: Pixels, after: Pixels, changed: ChangedToken[] = [], inspection: Inspection = { uses: {} }) =>
  (await causeOf({ before, after, difference: differing(before, after) }, changed, async () => inspection)).cause;

const accent = '#09617a';
const lighter = '#0a6c88';
const recoloured = (...boxes: Boxes) =>
  causeFor(
    painted(80, 60, ...boxes),
    painted(80, 60, ...boxes.map(([x, y, w, h, colour]): Boxes[number] => [x, y, w, h, colour === accent ? lighter : colour])),
  );
const moved = (left: number, top: number, height = 8) =>
  causeFor(painted(80, 60, [left, top, 12, height, '#24221d']), painted(80, 60, [left + 1, top, 12, height, '#24221d']));

/** A filled box whose corners are cut by one pixel, or by three; between box and paper lies their mixture. */
const mixed = '#7faab3';
const rounded = (left: number, top: number, wide: number, high: number, cut: 1 | 3, fill = accent): Pixels => {
  const [right, bottom] = [left + wide, top + high];
  const corners: Boxes = [];
  for (let row = 0; row < cut; row++)
    for (const y of [top + row, bottom - 1 - row]) {
      const gone = cut - row;
      corners.push([left, y, gone, 1, '#faf8f4'], [right - gone, y, gone, 1, '#faf8f4']);
      corners.push([left + gone, y, 1, 1, mixed], [right - gone - 1, y, 1, 1, mixed]);
    }
  return painted(80, 60, [left, top, wide, high, fill], ...corners);
};

describe('a cause', () => {
  test('is the colour that was replaced wherever it was', async () => {
    expect((await recoloured([0, 0, 10, 10, accent], [40, 30, 5, 20, accent])).recolour).toEqual({ before: accent, after: lighter });
  });

  test('is the colour of letters too, whose edges are mixed with the paper', async () => {
    // A stem of two pixels between edges of a half: (colour + paper) / 2.
    const letters = (ink: string, edge: string) =>
      painted(
        80,
        60,
        ...[5, 15, 25].flatMap((x): Boxes => [
          [x, 10, 2, 9, ink],
          [x - 1, 10, 1, 9, edge],
          [x + 2, 10, 1, 9, edge],
        ]),
      );
    const { recolour } = await causeFor(letters('#000000', '#7d7c7a'), letters('#800000', '#bd7c7a'));
    expect(recolour).toEqual({ before: '#000000', after: '#800000' });
  });

  test('is no colour when a part moved: its ink and the paper remain', async () => {
    expect((await moved(10, 10)).recolour).toBeUndefined();
  });

  test('is no colour when corners are rounder, though every picture loses the same mixed colours there', async () => {
    expect((await causeFor(rounded(10, 10, 40, 20, 1), rounded(10, 10, 40, 20, 3))).recolour).toBeUndefined();
  });

  test('is no colour when a panel appears, though it covers most of the ground', async () => {
    expect((await causeFor(painted(80, 60), painted(80, 60, [4, 4, 70, 50, '#ffffff']))).recolour).toBeUndefined();
  });

  test('is no colour that is only a small part of the difference', async () => {
    const before = painted(80, 60, [0, 0, 6, 6, accent], [20, 20, 20, 20, '#24221d']);
    const after = painted(80, 60, [0, 0, 6, 6, lighter], [21, 20, 30, 20, '#24221d']);
    expect((await causeFor(before, after)).recolour).toBeUndefined();
  });

  test('is the colour token whose new value is seen', async () => {
    const before = painted(80, 60, [0, 0, 10, 10, accent]);
    const after = painted(80, 60, [0, 0, 10, 10, lighter]);
    const changed = [
      { name: '--color-accent-solid', before: accent, after: lighter },
      { name: '--color-bg-hover', before: '#eeeeee', after: '#dddddd' },
    ];
    expect((await causeFor(before, after, changed)).tokens).toEqual(['--color-accent-solid']);
  });

  test('is the token that is used where the picture differs, not one that is used elsewhere', async () => {
    const changed = [
      { name: '--radius-sm', before: '4px', after: '6px' },
      { name: '--radius-lg', before: '8px', after: '9px' },
    ];
    const uses = {
      '--radius-sm': [{ left: 10, top: 10, right: 50, bottom: 30 }],
      '--radius-lg': [{ left: 60, top: 40, right: 70, bottom: 50 }],
    };
    expect((await causeFor(rounded(10, 10, 40, 20, 1), rounded(10, 10, 40, 20, 3), changed, { uses })).tokens).toEqual(['--radius-sm']);
  });

  test('is not a token that changed and is not used in the picture', async () => {
    const changed = [{ name: '--radius-sm', before: '4px', after: '6px' }];
    const { tokens, patch } = await causeFor(painted(80, 60), painted(80, 60, [10, 10, 13, 8, '#24221d']), changed);
    expect(tokens).toBeUndefined();
    expect(patch).toMatchObject({ width: 13, height: 8 });
  });
});

const clusters = async (causes: Record<string, Promise<Cause> | Cause>) => {
  const ready = await Promise.all(Object.entries(causes).map(async ([path, cause]): Promise<[string, Cause]> => [path, await cause]));
  return clustersOf(new Map(ready));
};
const patch = { width: 13, height: 8, cells: [] };

describe('clusters', () => {
  test('put one token into one, whatever its form, and its value in the other theme too', async () => {
    const light = { tokens: ['--color-accent-solid'], recolour: { before: accent, after: lighter }, patch };
    const dark = { tokens: ['--color-accent-solid', '--chart-1'], recolour: { before: '#5ab4cc', after: '#6cc0d6' }, patch };
    const [one, ...others] = await clusters({ light, dark, moved: moved(10, 10) });
    expect(one).toMatchObject({ paths: ['dark', 'light'], tokens: ['--chart-1', '--color-accent-solid'] });
    expect(one).not.toHaveProperty('recolour');
    expect(others).toMatchObject([{ paths: ['moved'] }]);
  });

  test('put one radius at parts of any size and colour into one when the token is known', async () => {
    const changed = [{ name: '--radius-sm', before: '4px', after: '6px' }];
    const corner = (left: number, top: number, wide: number, high: number, fill?: string) =>
      causeFor(rounded(left, top, wide, high, 1, fill), rounded(left, top, wide, high, 3, fill), changed, {
        uses: { '--radius-sm': [{ left, top, right: left + wide, bottom: top + high }] },
      });
    const found = await clusters({ a: corner(5, 5, 40, 20), b: corner(20, 10, 12, 12), c: corner(1, 1, 70, 50, '#ffffff') });
    expect(found).toMatchObject([{ paths: ['a', 'b', 'c'], tokens: ['--radius-sm'] }]);
  });

  test('put a colour that changed in many forms into one', async () => {
    const found = await clusters({
      button: recoloured([0, 0, 30, 10, accent]),
      link: recoloured([3, 40, 50, 2, accent]),
      moved: moved(10, 10),
    });
    expect(found).toMatchObject([{ paths: ['button', 'link'], recolour: { before: accent, after: lighter } }, { paths: ['moved'] }]);
  });

  test('put the same part of one file of stories into one, however wide its words make it', async () => {
    const button = (label: string, width: number): Cause => ({
      element: { part: 'button.sc-a', label: `<button> ${label}` },
      patch: { width, height: 32, cells: [] },
    });
    const found = await clusters({
      'Button/a': button('保存', 60),
      'Button/b': button('Save', 96),
      'Button/c': { patch: { width: 300, height: 32, cells: [] } },
      'Form/d': button('Cancel', 120),
    });
    expect(found.map(({ paths }) => paths)).toEqual([['Button/a', 'Button/b'], ['Button/c'], ['Form/d']]);
    expect(found.map(nameOf)).toEqual(['<button> 保存', '300 × 32 px', '<button> Cancel']);
  });

  test('put the same patch at other places into one, and keep apart what differs in form', async () => {
    const found = await clusters({ a: moved(10, 10), b: moved(50, 20), taller: moved(10, 10, 30) });
    expect(found.map(({ paths }) => paths)).toEqual([['a', 'b'], ['taller']]);
  });

  test('do not depend on the order in which pictures came', async () => {
    const causes = { a: moved(10, 10), b: recoloured([0, 0, 30, 10, accent]), c: moved(50, 20) };
    const turned = Object.fromEntries(Object.entries(causes).toReversed());
    expect(await clusters(turned)).toEqual(await clusters(causes));
  });

  test('are named by their pictures, so that another run has other names', async () => {
    const [one] = await clusters({ a: moved(10, 10), b: moved(50, 20) });
    const [other] = await clusters({ a: moved(10, 10), c: moved(50, 20) });
    expect(one?.id).toMatch(/^[0-9a-f]{8}$/);
    expect(other?.id).not.toBe(one?.id);
  });
});
