import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exports, plainOrder, type ExportOrder } from '#app/api/exports.ts';
import { ours } from '#app/api/ours/ours.ts';
import { reports } from '#app/api/reports/reports.ts';
import { metricIds } from '#app/lib/metrics/catalogue.ts';
import { testService } from '../testService.ts';
import { taskOf } from '../taskOf.ts';

const { client: nobody, signIn, world } = testService({ campaigns: 60 });
const as = async (name: string) => (await signIn(name)).client;
const { exportJobs } = ours;
const app = 1001;

const order: ExportOrder = {
  ...plainOrder,
  report: 'campaigninfo',
  from: '2026-11-13',
  to: '2026-11-14',
  by: ['campaign'],
  byDay: 'day',
  columns: ['clicks', 'installs', 'installRate', 'cost'],
  format: 'csv',
  name: '试一试',
};

type Asker = Awaited<ReturnType<typeof as>>;

async function made(client: Asker, body: ExportOrder): Promise<number> {
  const id = taskOf(await client.send(exports.order, { app, body }));
  for (let look = 0; look < 3; look++) await client.ask(exportJobs.all, { app });
  return id;
}

const jobOf = async (client: Asker, id: number) => (await client.ask(exportJobs.all, { app })).find((job) => job.id === id);

async function linesOf(client: Asker, id: number) {
  const file = await client.download(exportJobs.file, { app, id });
  if (file.code === -1) throw new Error('no file');
  const bytes = new Uint8Array(await file.file.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  return { code: file.code, name: file.name, lines: new TextDecoder().decode(bytes).trim().split('\r\n') };
}

test('a file is made while it is watched, and says what the report says', async () => {
  const owner = await as('super');
  const id = taskOf(await owner.send(exports.order, { app, body: order }));
  expect(await jobOf(owner, id)).toMatchObject({ state: 'running', secondsLeft: 40 });
  expect(await owner.download(exportJobs.file, { app, id }).catch((error: unknown) => error)).toMatchObject({ code: -1008 });
  await jobOf(owner, id);
  const job = await jobOf(owner, id);
  expect(job).toMatchObject({ state: 'done', missing: [], expiresOn: '2026-11-27' });
  const { lines, name, code } = await linesOf(owner, id);
  expect([code, name]).toEqual([1, '试一试_2026-11-13_2026-11-14.csv']);
  expect(lines[0]).toMatch(/^日期,推广活动,推广活动 ID,点击,激活,激活率,/);
  expect(lines).toHaveLength((job?.rows ?? 0) + 1);
  const { totals } = await owner.ask(reports.rows, {
    app,
    report: 'campaigninfo',
    from: order.from,
    to: order.to,
    by: 'campaign',
    metrics: ['installs'],
  });
  const installs = lines.slice(1).reduce((sum, line) => sum + Number(line.split(',')[4]), 0);
  expect(installs).toBe(totals['installs']);
});

test('a name that is a formula is only text in a file', async () => {
  const owner = await as('super');
  const [first] = world.promotionOf(world.apps.find(app) ?? world.apps.all()[0] ?? fail()).campaigns.all();
  world.promotionOf(world.apps.find(app) ?? fail()).campaigns.change(first?.id ?? 0, { name: '=HYPERLINK("http://evil.example","a,b")' });
  const { lines } = await linesOf(owner, await made(owner, order));
  expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(`,"'=HYPERLINK(""http://evil.example"",""a,b"")",`);
  const id = await made(owner, { ...order, format: 'xlsx' });
  const file = await owner.download(exportJobs.file, { app, id });
  if (file.code === -1) throw new Error('no file');
  const parts = unzipSync(new Uint8Array(await file.file.arrayBuffer()));
  expect(Object.keys(parts)).toEqual(
    expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml']),
  );
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;');
  expect(sheet).not.toContain('<f>');
});

test('days that have not come yet are missing, named, and come later (206)', async () => {
  const owner = await as('super');
  const id = await made(owner, { ...order, from: '2026-11-10', to: '2026-11-13', columns: ['income'] });
  expect(await jobOf(owner, id)).toMatchObject({ state: 'partly', missing: ['2026-11-11', '2026-11-12'] });
  const { code, lines } = await linesOf(owner, id);
  expect(code).toBe(-2);
  expect(new Set(lines.slice(1).map((line) => line.slice(0, 10)))).toEqual(new Set(['2026-11-10', '2026-11-13']));
  await owner.send(exportJobs.again, { app, id, body: { isSplit: false } });
  for (let look = 0; look < 3; look++) await jobOf(owner, id);
  expect(await jobOf(owner, id)).toMatchObject({ state: 'done', missing: [] });
});

test('nothing is no file (204), too much fails and can be split, and what is old has gone', async () => {
  const owner = await as('super');
  const all = await owner.ask(exportJobs.all, { app });
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['done', 'partly', 'empty', 'failed', 'expired']));
  const ofState = (state: string) => all.find((job) => job.state === state)?.id ?? 0;
  expect(await owner.download(exportJobs.file, { app, id: ofState('empty') })).toEqual({ code: -1 });
  await expect(owner.download(exportJobs.file, { app, id: ofState('expired') })).rejects.toMatchObject({ status: 410 });
  const failed = all.find(({ state }) => state === 'failed');
  const { ids } = await owner.send(exportJobs.again, { app, id: failed?.id ?? 0, body: { isSplit: true } });
  const after = await owner.ask(exportJobs.all, { app });
  const parts = after.filter(({ name }) => name.startsWith(`${failed?.name ?? ''}-`));
  expect(parts).toHaveLength(3);
  // Whoever ordered them hears of each part.
  expect(ids.toSorted()).toEqual(parts.map(({ id }) => id).toSorted());
  const estimated = await owner.ask(exportJobs.estimate, { app, body: order });
  expect(estimated.limit).toBe(1_000_000);
  expect(estimated.rows).toBeGreaterThan(0);
});

test('a country and a campaign add up to the campaign', async () => {
  const owner = await as('super');
  const crossed = await linesOf(
    owner,
    await made(owner, { ...order, by: ['channel', 'country'], byDay: 'summary', columns: ['installs'] }),
  );
  const plain = await linesOf(owner, await made(owner, { ...order, by: ['channel'], byDay: 'summary', columns: ['installs'] }));
  const sum = ({ lines }: { lines: string[] }) => lines.slice(1).reduce((all, line) => all + Number(line.split(',').at(-1)), 0);
  expect(sum(crossed)).toBe(sum(plain));
  expect(crossed.lines.length).toBeGreaterThan(plain.lines.length);
});

test('search, limits and order are those of the table, for its first level with all below', async () => {
  const owner = await as('super');
  const asked = { limits: ['installs>60'], sort: 'clicks', order: 'asc' as const };
  const body: ExportOrder = { ...order, ...asked, byDay: 'summary', columns: ['installs'] };
  const period = { app, report: 'campaigninfo', from: order.from, to: order.to, metrics: ['installs', 'clicks'] };
  const groups = await owner.ask(reports.rows, { ...period, ...asked, by: 'group', search: '大推' });
  expect(groups.rows.length).toBeGreaterThan(0);
  const { lines } = await linesOf(owner, await made(owner, { ...body, by: ['group', 'channel'], search: '大推' }));
  const [head, ...rows] = lines.map((line) => line.split(','));
  expect(head).toEqual(['推广活动组', '渠道', '激活']);
  // All channels of an included group are included, even those below the limit.
  for (const { key, label, values } of groups.rows) {
    const channels = await owner.ask(reports.rows, { ...period, sort: 'clicks', order: 'asc', by: 'channel', groups: [key] });
    const counted = channels.rows.filter((row) => row.values['installs'] || row.values['clicks']);
    const below = rows.filter(([group]) => group === label);
    expect(below.map(([, channel, installs]) => [channel, Number(installs)])).toEqual(
      counted.map((row) => [row.label, row.values['installs']]),
    );
    expect(below.reduce((sum, [, , installs]) => sum + Number(installs), 0)).toBe(values['installs']);
  }
  expect([...new Set(rows.map(([group]) => group))]).toEqual(groups.rows.map(({ label }) => label));
  // Limits apply to each day separately, and rows without facts are included as in the table.
  const daily = await owner.ask(reports.rows, {
    ...period,
    limits: ['installs<1'],
    sort: 'key',
    order: 'asc',
    by: 'campaign',
    byDay: true,
  });
  const file = await linesOf(
    owner,
    await made(owner, { ...order, limits: ['installs<1'], sort: 'key', order: 'asc', columns: ['clicks'] }),
  );
  expect(file.lines.slice(1).map((line) => line.split(',').filter((_, at) => at !== 1))).toEqual(
    daily.rows.map(({ key, day, values }) => [day, key, String(values['clicks'])]),
  );
});

test('a file is in the language of its order, and countries go by their names', async () => {
  const owner = await as('super');
  const body: ExportOrder = { ...order, by: ['country'], byDay: 'summary', columns: ['installs'], withSources: true };
  const chinese = await linesOf(owner, await made(owner, { ...body, limits: ['installRate>0.001'] }));
  expect(chinese.lines[0]).toMatch(/^口径：.+ iOS 2026-11-13 至 .+；激活率 > 0\.1%；流量 混合；时区 UTC\+8，自然日$/);
  expect(chinese.lines[1]).toBe('国家/地区,国家/地区代码,激活');
  expect(chinese.lines).toContainEqual(expect.stringMatching(/^美国,US,\d+$/));
  const english = await linesOf(owner, await made(owner, { ...body, language: 'en' }));
  expect(english.lines[0]).toMatch(/^"Basis: .+ iOS from 2026-11-13 to 2026-11-14; data complete through /);
  expect(english.lines[1]).toBe('Country/region,Country/region code,Installs');
  expect(english.lines).toContainEqual(expect.stringMatching(/^United States,US,\d+$/));
});

test('a file names all that its rows are narrowed by, and what shaped its numbers', async () => {
  const owner = await as('super');
  const found = world.apps.find(app);
  const [other] = found ? world.promotionOf(found).campaigns.all() : [];
  if (!other) throw new Error('no campaign');
  const body: ExportOrder = {
    ...order,
    by: ['channel'],
    byDay: 'summary',
    columns: ['cost'],
    withSources: true,
    traffic: 'paid',
    search: '广',
    channels: ['101', '102'],
    countries: ['CN', 'US'],
    without: ['os:iOS 16', `campaign:${other.id}`, 'campgroup:0'],
  };
  const said = (lines: readonly string[]) =>
    lines[0]
      ?.replaceAll(/^"|"$/g, '')
      .replaceAll('""', '"')
      .replace(/^.+完整至 [^；]+；/, '');
  expect(said((await linesOf(owner, await made(owner, body))).lines)).toBe(
    `渠道 巨量引擎 / 腾讯广告；国家/地区 中国 / 美国；排除推广活动组 未分组；排除推广活动 ${other.name}；排除系统 iOS 16；搜索“广”；流量 推广量；时区 UTC+8，自然日；货币 人民币（CNY）`,
  );
  expect(said((await linesOf(owner, await made(owner, { ...body, language: 'en' }))).lines)).toContain(
    'Country/region China / United States; excluded campaign group No group;',
  );
});

test('no file has more rows than was said, and a search narrows what is said', async () => {
  const owner = await as('super');
  const rowsOf = async (body: ExportOrder) => (await linesOf(owner, await made(owner, body))).lines.length - 1;
  const most = async (body: ExportOrder) => (await owner.ask(exportJobs.estimate, { app, body })).rows;
  const period = { ...order, from: '2026-10-25', to: '2026-11-09', byDay: 'summary' as const, columns: ['clicks'] };
  const levels: ExportOrder['by'][] = [
    ['week'],
    ['month'],
    ['hour'],
    ['campaign'],
    ['channel', 'group'],
    ['channel', 'week'],
    ['country', 'ad'],
  ];
  for (const by of levels) expect(await rowsOf({ ...period, by })).toBeLessThanOrEqual(await most({ ...period, by }));
  const found = { ...period, by: ['campaign' as const], search: '素材' };
  expect(await most(found)).toBe(await rowsOf(found));
  expect(await most(found)).toBeLessThan(await most({ ...found, search: null }));
});

test('what is kept from a reader is in no file of his, and files of others are not his', async () => {
  const staff = await as('staff');
  await expect(staff.ask(exports.order, { app, body: { ...order, columns: ['income'] } })).rejects.toMatchObject({ code: -1003 });
  await expect(staff.ask(exports.order, { app, body: { ...order, limits: ['income>1'] } })).rejects.toMatchObject({ code: -1003 });
  expect((await staff.ask(exportJobs.fields, { app, report: 'campaigninfo' })).find(({ key }) => key === 'income')?.withheldBy).toBe('pay');
  expect(await staff.ask(exportJobs.all, { app })).toEqual([]);
  await expect(staff.download(exportJobs.file, { app, id: 8 })).rejects.toMatchObject({ status: 404 });
  const person = await as('channel');
  const { lines } = await linesOf(person, await made(person, { ...order, by: ['channel'], byDay: 'summary', columns: ['clicks'] }));
  expect(
    lines
      .slice(1)
      .map((line) => line.split(',')[0])
      .toSorted(),
  ).toEqual(['巨量引擎', '腾讯广告']);
  await expect(nobody.ask(exportJobs.all, { app })).rejects.toMatchObject({ trouble: 'session' });
  await expect(person.ask(exportJobs.all, { app: 1003 })).rejects.toMatchObject({ code: -1003 });
});

test('a preset is kept for who saved it', async () => {
  const [owner, staff] = [await as('super'), await as('staff')];
  const saved = await owner.send(exportJobs.savePreset, { app, body: { name: '周报', order } });
  expect(await owner.ask(exportJobs.presets, { app })).toMatchObject([{ name: '周报', order: { columns: order.columns } }]);
  expect(await staff.ask(exportJobs.presets, { app })).toEqual([]);
  await owner.send(exportJobs.deletePreset, { app, id: saved.id });
  expect(await owner.ask(exportJobs.presets, { app })).toEqual([]);
});

test('evidence holds a line for each install that was cheated, and no whole device', async () => {
  const owner = await as('super');
  const day = { app, from: '2026-11-19', to: '2026-11-19' };
  const file = await owner.download(ours.evidence.file, day);
  if (file.code === -1) throw new Error('no file');
  const lines = (await file.file.text())
    .trim()
    .split('\r\n')
    .filter((line) => /^\d{4}-/.test(line));
  const { totals } = await owner.ask(reports.rows, {
    ...day,
    report: 'IndicatorDetails',
    by: 'all',
    metrics: ['blockedInstalls', 'suspectInstalls'],
  });
  expect(lines).toHaveLength((totals['blockedInstalls'] ?? 0) + (totals['suspectInstalls'] ?? 0));
  expect(lines.every((line) => /,[\dA-F]{4}…[\dA-F]{2},/.test(line))).toBe(true);
  await expect((await as('channel')).download(ours.evidence.file, day)).rejects.toMatchObject({ code: -1003 });
});

function fail(): never {
  throw new Error('no app');
}

test('a field that only another platform has is there with its lock, as in a report', async () => {
  const { client } = await testService().signIn('super');
  const lockedIn = async (app: number) =>
    (await client.ask(exportJobs.fields, { app, report: 'campaigninfo' })).flatMap(({ key, isOfOthers }) => (isOfOthers ? [key] : []));
  expect(await lockedIn(1001)).toEqual([]);
  expect(await lockedIn(1002)).toEqual(metricIds.filter((metric) => /^(postbacks|null)/.test(metric)));
  expect(await lockedIn(1002)).toContain('postbacks2');
  expect(await lockedIn(1005)).toContain('retention1');
});

test('a file that can no longer be written fails alone, and the list of files is there', async () => {
  const { world, signIn } = testService({ campaigns: 60 });
  const { client } = await signIn('analyst');
  const id = taskOf(await client.send(exports.order, { app, body: { ...order, columns: ['income'] } }));
  const person = world.accounts.all().find(({ email }) => email.startsWith('analyst@'));
  if (!person) throw new Error('no analyst');
  world.accounts.put({ ...person, flags: { ...person.flags, pay: false } });
  for (let look = 0; look < 3; look++) await client.ask(exportJobs.all, { app });
  const found = (await client.ask(exportJobs.all, { app })).find((job) => job.id === id);
  expect(found).toMatchObject({ state: 'failed', reason: 'refused' });
});
