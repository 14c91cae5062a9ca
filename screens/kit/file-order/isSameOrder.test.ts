import { expect, test } from 'vitest';
import { exports, plainOrder, type ExportOrder } from '#app/api/exports.ts';
import { exportJobs } from '#app/api/ours/data/export-jobs.ts';
import { taskOf } from '../../../mocks/domains/taskOf.ts';
import { testService } from '../../../mocks/domains/testService.ts';
import { isSameOrder } from './isSameOrder.ts';

const app = 1001;
const order: ExportOrder = {
  ...plainOrder,
  report: 'campaigninfo',
  from: '2026-11-01',
  to: '2026-11-19',
  by: ['day', 'campaign'],
  byDay: 'day',
  columns: ['installs', 'clicks'],
  format: 'xlsx',
  name: '推广活动明细',
};

test('a file that is being generated is known by its order, as the service gives it back', async () => {
  const { client } = await testService({ campaigns: 20 }).signIn('super');
  const id = taskOf(await client.send(exports.order, { app, body: order }));
  const job = (await client.ask(exportJobs.all, { app })).find((one) => one.id === id);
  expect(job?.state).toBe('running');
  expect(job && isSameOrder(job.order, order)).toBe(true);
  expect(job && isSameOrder(job.order, { ...order, columns: ['clicks', 'installs'] })).toBe(false);
  expect(job && isSameOrder(job.order, { ...order, format: 'csv' })).toBe(false);
});
