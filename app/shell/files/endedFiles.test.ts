import { expect, test } from 'vitest';
import { FileOrders } from '#app/lib/ordered-files/fileOrders.ts';
import { endedFiles, type ListedFile } from './endedFiles.ts';

const file = (id: number, state: ListedFile['state']): ListedFile => ({ id, name: `file ${id}`, state });

test('a file that is generated is waited for, one that has ended is said, however it ended', () => {
  const list = [file(1, 'running'), file(2, 'done'), file(3, 'failed'), file(9, 'done')];
  expect(endedFiles([1, 2, 3], list, () => 5)).toEqual({ ended: [file(2, 'done'), file(3, 'failed')], gone: [] });
});

test('what was known before a file was generated again says nothing of how it ends now', () => {
  expect(endedFiles([3], [file(3, 'failed')], () => 0)).toEqual({ ended: [], gone: [] });
});

test('a file that is not listed is gone, but not because of an answer that was on its way when it was ordered', () => {
  expect(endedFiles([4], [], () => 1)).toEqual({ ended: [], gone: [] });
  expect(endedFiles([4], [], () => 2)).toEqual({ ended: [], gone: [4] });
});

test('orders are those of one reader: they are told once, and the next reader finds none', () => {
  const orders = new FileOrders();
  let changes = 0;
  const stop = orders.subscribe(() => changes++);
  orders.add({ app: 1, id: 7, owner: 'a' });
  orders.add({ app: 1, id: 7, owner: 'a' });
  orders.add({ app: 2, id: 7, owner: 'a' });
  expect(orders.get().map(({ app }) => app)).toEqual([1, 2]);
  orders.drop('a', 1, [7]);
  expect(orders.get()).toEqual([{ app: 2, id: 7, owner: 'a' }]);
  orders.add({ app: 1, id: 8, owner: 'b' });
  expect(orders.get()).toEqual([{ app: 1, id: 8, owner: 'b' }]);
  expect(changes).toBe(5);
  stop();
  orders.drop('b', 1, [8]);
  expect(changes).toBe(5);
});

test('a page that is loaded anew waits for what its tab has ordered, and for nothing that is no order', () => {
  const stored = new Map<string, unknown>();
  const memory = { get: (name: string) => stored.get(name), put: (name: string, value: unknown) => void stored.set(name, value) };
  new FileOrders(memory).add({ app: 1, id: 7, owner: 'a' });
  const orders = new FileOrders(memory);
  expect(orders.get()).toEqual([{ app: 1, id: 7, owner: 'a' }]);
  orders.drop('a', 1, [7]);
  expect(new FileOrders(memory).get()).toEqual([]);
  memory.put([...stored.keys()].join(), [{ app: '1' }]);
  expect(new FileOrders(memory).get()).toEqual([]);
});
