import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buildTracker } from '../build/build.ts';

const use = `import { provena } from './provena.mjs';
provena('init', 'app-key', { receiver: 'https://log.example/receiver', hosts: 'shop.example' });
provena('order');
provena('payment', { transactionId: 'T1', amount: 30 });
provena.event('add_to_cart', null);
window.provena('order');
window.provena.register('ann');
// @ts-expect-error no such call
provena('ordr');
// @ts-expect-error a receiver is needed
window.provena('init', 'app-key', {});
`;

test('the types that are delivered fit what pages say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'provena-types-'));
  await writeFile(join(folder, 'provena.d.mts'), (await buildTracker()).types);
  await writeFile(join(folder, 'use.ts'), use);
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom',
    join(folder, 'use.ts'),
  ];
  const { stdout } = await promisify(execFile)('node_modules/.bin/tsc', options).catch((failed: { stdout: string }) => failed);
  expect(stdout).toBe('');
  await rm(folder, { recursive: true });
});
