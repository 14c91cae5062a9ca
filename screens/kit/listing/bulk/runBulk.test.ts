import { expect, test } from 'vitest';
import { failuresOf, runBulk } from './runBulk.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

function service(refused: readonly string[]) {
  const sent: string[][] = [];
  let now = 0;
  let most = 0;
  const send = async (part: readonly string[]) => {
    sent.push([...part]);
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
    if (part.some((row) => refused.includes(row))) throw new Error(`no ${part.join('')}`);
    return [];
  };
  return { send, sent, most: () => most };
}

test('rows are sent in their order, a few at a time, and each outcome stands in its place', async () => {
  const { send, sent, most } = service(['b', 'e']);
  const outcomes = await runBulk({ rows, send, atOnce: 2 });
  expect(sent.flat()).toEqual(rows);
  expect(most()).toBe(2);
  expect(outcomes.map(({ row }) => row)).toEqual(rows);
  expect(failuresOf(outcomes).map(({ row }) => row)).toEqual(['b', 'e']);
});

test('only what failed is sent again', async () => {
  const first = service(['b', 'e']);
  const failed = failuresOf(await runBulk({ rows, send: first.send })).map(({ row }) => row);
  const second = service(['e']);
  const outcomes = await runBulk({ rows: failed, send: second.send });
  expect(second.sent).toEqual([['b'], ['e']]);
  expect(failuresOf(outcomes).map(({ row }) => row)).toEqual(['e']);
});

test('one call takes many rows, and its failure is that of all of them', async () => {
  const { send, sent } = service(['c']);
  const outcomes = await runBulk({ rows, send, perCall: 2, atOnce: 1 });
  expect(sent).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(failuresOf(outcomes).map(({ row }) => row)).toEqual(['c', 'd']);
});

test('what an answer leaves out has failed with its reason, and the rest of its call is done', async () => {
  const outcomes = await runBulk({
    rows,
    perCall: 3,
    send: async (part) => part.filter((row) => row === 'b').map((row) => ({ row, reason: 'changed meanwhile', now: 'B' })),
  });
  expect(failuresOf(outcomes)).toEqual([{ row: 'b', refusal: { row: 'b', reason: 'changed meanwhile', now: 'B' } }]);
  expect(outcomes.map(({ row }) => row)).toEqual(rows);
});

test('after a failure that concerns all, nothing more is sent, and no row is forgotten', async () => {
  const { send, sent } = service(['b']);
  const outcomes = await runBulk({ rows, send, atOnce: 1, isFinal: () => true });
  expect(sent).toEqual([['a'], ['b']]);
  expect(failuresOf(outcomes).map(({ row }) => row)).toEqual(['b', 'c', 'd', 'e']);
});

test('progress counts rows, and ends at all of them', async () => {
  const { send } = service(['b']);
  const seen: number[] = [];
  await runBulk({ rows, send, perCall: 2, atOnce: 1, onProgress: (finished) => seen.push(finished) });
  expect(seen).toEqual([2, 4, 5]);
  expect(await runBulk({ rows: [], send })).toEqual([]);
});
