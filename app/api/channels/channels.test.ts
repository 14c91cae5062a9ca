import { expect, test } from 'vitest';
import { planOf } from '../client/request.ts';
import { channels } from './channels.ts';

test('the placements of Tencent Ads are asked with the id of the channel as cid, and the days (R-192)', () => {
  const input = { app: 1001, channel: 102, from: '2026-11-01', to: '2026-11-20' };
  const { url, method } = planOf(channels.tencent, input, { origin: '', token: null, random: () => 0.5 });
  expect([method, url]).toEqual([
    'GET',
    '/api/1001/channel/findGuangDianTongChannel?cid=102&startdate=2026-11-01&enddate=2026-11-20&r=0.5',
  ]);
});
