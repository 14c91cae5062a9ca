import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepFew } from './few.ts';

test('of what no screen shows any more the last answers are kept, and all that is shown', () => {
  const client = new QueryClient();
  keepFew(client.getQueryCache());
  const shown = new QueryObserver(client, { queryKey: ['shown'], enabled: false }).subscribe(() => undefined);
  for (let n = 0; n < 80; n++) {
    client.setQueryData([n], n, { updatedAt: n + 1 });
    new QueryObserver(client, { queryKey: [n], enabled: false }).subscribe(() => undefined)();
  }
  const kept = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);
  expect(kept).toHaveLength(51);
  expect(kept).toContain('shown');
  expect(kept).toContain(79);
  expect(kept).not.toContain(0);
  shown();
  client.clear();
});
