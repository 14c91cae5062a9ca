import { describe, expect, test } from 'vitest';
import { alarmsOf, bandShares, benchmarkOf, furthest, marksOf } from './delays.ts';

test('the bands are what was counted in them', () => {
  expect(bandShares({ 0: 1, 5: 2, 10: 90, 43_200: 3, 86_400: 3, 345_600: 1 })).toEqual({ injection: 0.03, flooding: 0.04 });
});

test('a channel is marked from the limits of its app on, and never below what clean channels have', () => {
  const clean = { 0: 1, 10: 199 };
  expect(alarmsOf(clean, { injection: 0.01, flooding: 0.04 })).toEqual({ injection: 0.02, flooding: 0.04 });
  expect(alarmsOf(clean, { injection: 0.05, flooding: 0.1 })).toEqual({ injection: 0.05, flooding: 0.1 });
  const early = { size: 100, counts: { 0: 5, 10: 95 } };
  const late = { size: 100, counts: { 10: 90, 86_400: 10 } };
  expect(furthest([late, early], { injection: 0.01, flooding: 0.04 })).toEqual([early, late]);
  expect(furthest([early, late], { injection: 0.1, flooding: 0.04 })).toEqual([late, early]);
});

/** Of a thousand installs so many in the bands. */
const channel = (injected: number, flooded: number) => ({ 0: injected, 10: 1000 - injected - flooded, 86_400: flooded });
const limits = { injection: 0.01, flooding: 0.04 };
const marked = (channels: readonly ReturnType<typeof channel>[], usual: ReturnType<typeof channel>) =>
  channels.map((counts) => marksOf(counts, alarmsOf(usual, limits)));
const none = { injection: false, flooding: false };

test('channels that are all alike are not marked, however many there are and however high their app lies', () => {
  for (const [injected, flooded] of [
    [1, 4],
    [8, 30],
    [25, 90],
    [90, 200],
  ] as const) {
    const usual = channel(injected, flooded);
    expect(
      marked(
        Array.from({ length: 10 }, () => usual),
        usual,
      ),
    ).toEqual(Array.from({ length: 10 }, () => none));
  }
});

test('one that stands out is marked, alone and for what it stands out by, and stands first', () => {
  const usual = channel(4, 15);
  const [injected, flooded] = [channel(60, 15), channel(4, 200)];
  expect(marked([usual, injected, usual, flooded], usual)).toEqual([
    none,
    { injection: true, flooding: false },
    none,
    { injection: false, flooding: true },
  ]);
  const rows = [usual, injected, usual].map((counts, key) => ({ key, size: 1000, counts }));
  expect(furthest(rows, alarmsOf(usual, limits)).map(({ key }) => key)).toEqual([1, 0, 2]);
});

test('the limit moves with the app: what stands out in one is usual in another', () => {
  const [low, high] = [channel(4, 15), channel(20, 60)];
  const one = channel(50, 180);
  expect(marked([one], low)).toEqual([{ injection: true, flooding: true }]);
  expect(marked([one], high)).toEqual([none]);
  expect(marked([channel(81, 241)], high)).toEqual([{ injection: true, flooding: true }]);
});

test('those that are marked are among the ten, whatever the usual shares of the app are', () => {
  // Much flooding is usual here: many channels are several times the limit of the app, and only the one with injection stands out.
  const usual = channel(1, 90);
  const alarms = alarmsOf(usual, limits);
  const rows = [...Array.from({ length: 12 }, () => channel(1, 95)), channel(12, 90)].map((counts, key) => ({ key, size: 1000, counts }));
  const shown = furthest(rows, alarms);
  expect(shown.filter(({ counts }) => marksOf(counts, alarms).injection).map(({ key }) => key)).toEqual([12]);
});

describe('the benchmark', () => {
  const delays = [
    { key: '101', counts: { 0: 1, 10: 199 } },
    { key: '102', counts: { 10: 100, 86_400: 20 } },
    { key: '103', counts: { 0: 60, 10: 40 } },
  ];
  const suspects = (...rates: readonly (number | null)[]) =>
    rates.map((suspectRate, at) => ({ key: delays[at]?.key ?? '', values: { suspectRate } }));

  test('is of the channels that are clean, and of none whose share is not known', () => {
    expect(benchmarkOf(delays, suspects(0.009, 0.002, 0.01))).toEqual({ 0: 1, 10: 299, 86_400: 20 });
    expect(benchmarkOf(delays, suspects(0.009, null))).toEqual({ 0: 1, 10: 199 });
  });

  test('is nothing where no channel is clean: then all are marked that are past the limits of the app', () => {
    const nothing = benchmarkOf(delays, suspects(0.01, 0.05, 0.4));
    expect(nothing).toEqual({});
    expect(alarmsOf(nothing, limits)).toEqual(limits);
    expect(delays.map(({ counts }) => marksOf(counts, alarmsOf(nothing, limits)))).toEqual([
      { injection: false, flooding: false },
      { injection: false, flooding: true },
      { injection: true, flooding: false },
    ]);
  });
});
