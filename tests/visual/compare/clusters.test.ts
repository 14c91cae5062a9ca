import { describe, expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';
import { differing, painted } from './paint.ts';
import type { Pixels } from './png.ts';
import { signatureOf, type Signature } from './signature.ts';

const signature = (before: Pixels, after: Pixels): Signature => signatureOf(before, after, differing(before, after));

type Boxes = Parameters<typeof painted> extends [number, number, ...infer B] ? B : never;
const recoloured = (...boxes: Boxes) =>
  signature(
    painted(80, 60, ...boxes),
    painted(80, 60, ...boxes.map(([x, y, w, h, colour]): Boxes[number] => [x, y, w, h, colour === '#09617a' ? '#0a6c88' : colour])),
  );
const moved = (left: number, top: number) =>
  signature(painted(80, 60, [left, top, 12, 8, '#24221d']), painted(80, 60, [left + 1, top, 12, 8, '#24221d']));

describe('a signature', () => {
  test('names a colour that was replaced wherever it was', () => {
    expect(recoloured([0, 0, 10, 10, '#09617a'], [40, 30, 5, 20, '#09617a']).recolour).toBe('#09617a > #0a6c88');
  });

  test('names no colour when a part moved: its ink and the paper remain', () => {
    expect(moved(10, 10).recolour).toBeUndefined();
  });

  test('is that of the largest patch, wherever it is', () => {
    expect(moved(10, 10).patch).toEqual(moved(41, 33).patch);
    expect(moved(10, 10).patch).toMatchObject({ width: 13, height: 8 });
  });
});

describe('clusters', () => {
  test('put one token that changed in many forms into one', () => {
    const signatures = new Map([
      ['button', recoloured([0, 0, 30, 10, '#09617a'])],
      ['link', recoloured([3, 40, 50, 2, '#09617a'])],
      ['moved', moved(10, 10)],
    ]);
    expect(clustersOf(signatures)).toMatchObject([{ paths: ['button', 'link'], recolour: '#09617a > #0a6c88' }, { paths: ['moved'] }]);
  });

  test('put the same patch at other places into one', () => {
    expect(
      clustersOf(
        new Map([
          ['a', moved(10, 10)],
          ['b', moved(50, 20)],
        ]),
      ),
    ).toMatchObject([{ paths: ['a', 'b'] }]);
  });

  test('keep apart what differs in form', () => {
    const taller = signature(painted(80, 60, [10, 10, 12, 30, '#24221d']), painted(80, 60, [11, 10, 12, 30, '#24221d']));
    expect(
      clustersOf(
        new Map([
          ['a', moved(10, 10)],
          ['b', taller],
        ]),
      ),
    ).toHaveLength(2);
  });

  test('do not depend on the order in which pictures came', () => {
    const signatures: [string, Signature][] = [
      ['a', moved(10, 10)],
      ['b', recoloured([0, 0, 30, 10, '#09617a'])],
      ['c', moved(50, 20)],
    ];
    const paths = (of: [string, Signature][]) => clustersOf(new Map(of)).map((cluster) => cluster.paths);
    expect(paths(signatures.toReversed())).toEqual(paths(signatures));
  });
});
