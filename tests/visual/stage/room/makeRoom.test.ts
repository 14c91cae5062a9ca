import { expect, test } from 'vitest';
import { makeRoom } from './makeRoom.ts';

const place = (height: number) => ({ x: 0, y: 48, width: 968, height });

/** Makes room for a page whose height depends on the window, and says which windows it was tried in. */
async function roomFor(heightIn: (window: number) => number) {
  const windows: number[] = [];
  const end = await makeRoom(place(heightIn(768)), 768, (window) => {
    windows.push(window);
    return Promise.resolve(place(heightIn(window)));
  });
  return { windows, height: end.height };
}

test('a page that fits stays as it is', async () => {
  expect(await roomFor(() => 700)).toEqual({ windows: [], height: 700 });
});

test('a page that is higher gets a window of its height', async () => {
  expect(await roomFor(() => 1386)).toEqual({ windows: [1434], height: 1386 });
});

test('one that grows meanwhile is not cut', async () => {
  expect(await roomFor((window) => (window === 768 ? 1294 : 1386))).toEqual({ windows: [1342, 1434], height: 1386 });
});

test('one that is always higher than its window does not grow for ever', async () => {
  expect((await roomFor((window) => window)).windows).toEqual([816]);
});

test('no window is higher than the tallest picture', async () => {
  expect((await roomFor((window) => window * 2)).windows.at(-1)).toBe(6_000);
});
