import { expect, test } from 'vitest';
import { createClient } from '#app/api/client/client.ts';
import { createQueryClient } from '#app/api/client/queryClient.ts';
import { readAllLogs } from './readAllLogs.ts';

const request = { app: 1001, by: 'device', value: 'x', from: '2026-11-01', to: '2026-11-20', filters: null } as const;

/** What is said of the way through two pages, of which the service says that there are so many rows in all. */
async function progressWith(totals: readonly (number | undefined)[]) {
  const pages = [
    { list: ['a', 'b'].map(wireEntry), next: 'b' },
    { list: [wireEntry('c')], next: null },
  ];
  let asked = 0;
  const client = createClient({
    token: () => null,
    onSessionLost: () => undefined,
    fetch: async () => {
      const content = { ...pages[asked], total: totals[asked] };
      asked++;
      return Response.json({ code: 200, message: '', content });
    },
  });
  const said: (number | null)[][] = [];
  const rows = await readAllLogs(createQueryClient(client), request, 'all', { onProgress: (...progress) => said.push(progress) });
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  return said;
}

const wireEntry = (id: string) => ({ id, time: '2026-11-20 10:00:00', type: 'event', result: 'fine', payload: null });

test('the way through all logs is a share of what the service has counted, and of nothing where it has not', async () => {
  expect(await progressWith([3, 3])).toEqual([
    [2, 3],
    [3, 3],
  ]);
  expect(await progressWith([undefined, undefined])).toEqual([
    [2, null],
    [3, null],
  ]);
});

test('no more has been read than there is, though logs arrive meanwhile', async () => {
  expect(await progressWith([2, 2])).toEqual([
    [2, 2],
    [3, 3],
  ]);
});
