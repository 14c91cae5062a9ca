import { describe, expect, test } from 'vitest';
import { testClient } from '#app/api/client/testClient.ts';
import { exports, plainOrder, type ExportOrder } from '#app/api/exports.ts';

const body: ExportOrder = {
  ...plainOrder,
  report: 'campaigninfo',
  from: '2026-11-01',
  to: '2026-11-19',
  by: ['day'],
  byDay: 'day',
  columns: ['installs'],
  format: 'csv',
};
const ordered = (answer: () => Response) => testClient(answer).client.send(exports.order, { app: 1001, body });
const csv = 'day,installs\n2026-11-01,12\n';

describe('an ordered file (R-190, G-02)', () => {
  test('is a task that generates it', async () => {
    expect(await ordered(() => Response.json({ code: 200, content: { id: 7 } }))).toEqual({ id: 7 });
    // A service that does not say that it sends JSON.
    expect(await ordered(() => new Response('{"code":200,"content":{"id":8}}'))).toEqual({ id: 8 });
  });

  test.each([
    ['by its name', { 'content-disposition': 'attachment; filename="roi.csv"' }, 'roi.csv'],
    ['by its kind', { 'content-type': 'text/csv;charset=utf-8' }, 'download'],
    ['as bytes', { 'content-type': 'application/octet-stream' }, 'download'],
  ])('may be the file itself, known %s', async (_, headers, name) => {
    const answer = await ordered(() => new Response(csv, { headers }));
    expect(answer).toMatchObject({ file: { code: 1, name } });
    expect('file' in answer && answer.file.code !== -1 && (await answer.file.file.text())).toBe(csv);
  });

  test('may be a part of the file, or nothing (R-224)', async () => {
    const headers = { 'content-disposition': 'attachment; filename="roi.csv"' };
    expect(await ordered(() => new Response(csv, { status: 206, headers }))).toMatchObject({ file: { code: -2 } });
    expect(await ordered(() => new Response(null, { status: 204 }))).toEqual({ file: { code: -1 } });
  });

  test.each([
    ['a refusal', () => Response.json({ code: -1003, message: '暂无权限访问' }), { trouble: 'refused', code: -1003 }],
    [
      'a refusal in the clothes of a file',
      () => new Response('{"code":-1003}', { headers: { 'content-type': 'text/csv' } }),
      { trouble: 'refused' },
    ],
    [
      'the sign-in page of a proxy',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      { trouble: 'malformed' },
    ],
    [
      'a page that calls itself a file',
      () => new Response('<html>', { headers: { 'content-disposition': 'attachment' } }),
      { trouble: 'malformed' },
    ],
    ['neither', () => Response.json({ code: 200, content: {} }), { trouble: 'malformed' }],
    [
      'a file made of words',
      () => Response.json({ code: 200, content: { file: { code: 1, name: 'a.csv', file: 'x' } } }),
      { trouble: 'malformed' },
    ],
    ['the end of the session', () => new Response('', { status: 401 }), { trouble: 'session' }],
  ])('is not %s', async (_, answer, error) => {
    await expect(ordered(answer)).rejects.toMatchObject(error);
  });
});
