import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ours } from '#app/api/ours/ours.ts';
import type { EvidenceRecord } from '#app/api/ours/data/evidence.ts';
import { reports } from '#app/api/reports/reports.ts';
import { fraudReasons } from '../../../world/facts/fraud.ts';
import { grantsOf, rolesOf } from '../../../world/members/grants.ts';
import { testService } from '../../testService.ts';

const { signIn, world } = testService();
const app = 1001;

type Client = Awaited<ReturnType<typeof signIn>>['client'];
type Question = Parameters<typeof ours.evidence.records>[0];

const reasonNames = { clickFlood: '点击泛滥', clickInjection: '点击注入', emulator: '模拟器', repeatedDevice: '重复设备' };

/** All pages, one after the other. */
async function listed(client: Client, question: Question): Promise<EvidenceRecord[]> {
  const records: EvidenceRecord[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await client.ask(ours.evidence.records, { ...question, page, size: 500 });
    records.push(...rows);
    if (records.length >= total) return records;
  }
}

const lineOf = ({ clickedAt, at, seconds, channel, sub, campaign, model, device, reason, isBlocked }: EvidenceRecord) =>
  [clickedAt, at, seconds, channel, sub, campaign, model, device, reasonNames[reason], isBlocked ? '实时拦截' : '归因后判定'].join(',');

/** The notes of a file, its head and its lines. */
function partsOf(text: string) {
  const all = text.replace('\uFEFF', '').trim().split('\r\n');
  const place = all.findIndex((line) => /^(点击时间|Click time),/.test(line));
  return { notes: all.slice(0, place).join('\n'), head: all[place], lines: all.slice(place + 1) };
}

const owner = (await signIn('super')).client;
const week = { app, from: '2026-11-12', to: '2026-11-18', natural: false };

test('the list has what the file has, line by line, whatever is asked and whoever asks', async () => {
  const readers = await Promise.all(['super', 'analyst', 'demo'].map(async (name) => (await signIn(name)).client));
  const questions = fc.record({
    reader: fc.constantFrom(...readers),
    days: fc.constantFrom(
      ['2026-11-19', '2026-11-20'],
      ['2026-11-12', '2026-11-18'],
      ['2026-07-01', '2026-07-02'],
      ['2020-01-01', '2020-01-07'],
    ),
    channels: fc.constantFrom<string[]>([], ['101'], ['102', '103']),
    reasons: fc.subarray([...fraudReasons]),
    countries: fc.constantFrom<string[]>([], ['CN']),
  });
  let lines = 0;
  await fc.assert(
    fc.asyncProperty(questions, async ({ reader, days: [from = '', to = ''], ...narrowed }) => {
      const question = { app, from, to, natural: false, ...narrowed };
      const file = await reader.download(ours.evidence.file, question);
      const written = file.code === -1 ? [] : partsOf(await file.file.text()).lines;
      const rows = await listed(reader, question);
      lines += written.length;
      expect(rows.map(lineOf)).toEqual(written);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }),
    { numRuns: 40 },
  );
  expect(lines).toBeGreaterThan(1000);
});

/** Seconds from the click to the install, as the file says of each reason. */
const apart = { clickInjection: [0, 10], clickFlood: [86_400, 7 * 86_400], emulator: [11, 3600], repeatedDevice: [11, 3600] } as const;

test('each record leads to the journey of its device, which ends as the record says and has not yet to come', async () => {
  const rows = await listed(owner, { ...week, from: '2026-11-19', to: '2026-11-20', channels: ['101'] });
  const some = rows.filter((_, index) => index % 7 === 0);
  expect(new Set(some.map(({ reason }) => reason)).size).toBe(fraudReasons.length);
  expect(new Set(some.map(({ isBlocked }) => isBlocked)).size).toBe(2);
  for (const { deviceId, device, clickedAt, at, seconds, reason, isBlocked, channel, campaign, sub } of some) {
    expect(at <= '2026-11-20 10:32:59').toBe(true);
    if (deviceId === null) throw new Error('Not to be opened');
    expect(device).toBe(`${deviceId.slice(0, 4)}…${deviceId.slice(-2)}`);
    const search = { app, by: 'device', value: deviceId, from: '2026-11-12', to: '2026-11-20' } as const;
    const { stops, device: found } = await owner.ask(ours.logs.journey, search);
    expect(found?.deviceId).toBe(deviceId);
    expect(stops.at(-1)).toMatchObject({ kind: isBlocked ? 'block' : 'flag', reason });
    expect(stops.find(({ kind }) => kind === (isBlocked ? 'block' : 'install'))).toMatchObject({ at, channel, campaignName: campaign });
    const [click] = stops;
    if (click?.kind !== 'click' || click.proof === null) throw new Error('Without a click');
    expect(click.at).toBe(clickedAt);
    expect((Date.parse(at) - Date.parse(clickedAt)) / 1000).toBe(seconds);
    const [least, most] = apart[reason];
    expect(seconds >= least && seconds <= most).toBe(true);
    expect(sub).toMatch(/^101-\d{4}$/);
    expect((await owner.ask(ours.logs.journey, { ...search, by: 'click', value: click.proof })).device?.deviceId).toBe(deviceId);
  }
});

test('no device can be opened by who may not see logs or sees masked ids, nor once its logs are gone', async () => {
  const opened = async (client: Client, question: Question = week) =>
    (await client.ask(ours.evidence.records, question)).rows.filter(({ deviceId }) => deviceId !== null).length;
  const analyst = (await signIn('analyst')).client;
  const demo = (await signIn('demo')).client;
  expect([await opened(owner), await opened(analyst), await opened(demo)]).toEqual([50, 50, 0]);
  expect(await opened(owner, { ...week, from: '2026-08-01', to: '2026-08-07' })).toBe(0);
  const roles = rolesOf(world);
  const role = roles.find(5);
  if (!role) throw new Error('No analysts');
  const { 'logquery@dataservice': _logs, ...pages } = role.pages;
  roles.put({ ...role, pages });
  expect(await opened(analyst)).toBe(0);
});

const fileIn = async (question: Question & { language?: 'en' }) => {
  const got = await owner.download(ours.evidence.file, question);
  if (got.code === -1) throw new Error('No file');
  return { name: got.name, ...partsOf(await got.file.text()) };
};

test('the file says what each verdict in it rests on, and that it proves no intent', async () => {
  const { notes, head } = await fileIn({ ...week, reasons: ['clickInjection', 'emulator'] });
  expect(notes).toContain('2026-11-12 至 2026-11-18，数据完整至');
  expect(notes).toContain('判定依据 · 点击注入：点击在首次打开前 10 秒内。');
  expect(notes).toContain('判定依据 · 模拟器：');
  expect(notes).not.toContain('点击泛滥');
  expect(notes).toContain('不证明渠道有意作弊');
  expect(head).toBe('点击时间,激活时间,间隔（秒）,渠道,子渠道,推广活动,机型,设备,原因,处置');
});

test('the file is in the language that was asked for, but for what a company has named itself', async () => {
  const { name, notes, head, lines } = await fileIn({ ...week, channels: ['101'], language: 'en' });
  expect(name).toBe('Fraud evidence_2026-11-12_2026-11-18.csv');
  expect(notes.replace(/^"?Basis: \S+/, '')).not.toMatch(/\p{Script=Han}/u);
  expect(notes).toContain('doesn’t prove intent');
  expect(head).not.toMatch(/\p{Script=Han}/u);
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const [, , , channel, , , , , reason, action] = line.split(',');
    expect(channel).toBe('Ocean Engine');
    expect(`${channel} ${reason} ${action}`).not.toMatch(/\p{Script=Han}/u);
  }
});

test('the records of a sub-channel are as many as the insights say', async () => {
  const [{ subs }, rows] = await Promise.all([owner.ask(reports.fraud, week), listed(owner, week)]);
  for (const { key, blocked, flagged } of subs) {
    const own = rows.filter(({ sub }) => sub === key);
    expect([own.filter(({ isBlocked }) => isBlocked).length, own.filter(({ isBlocked }) => !isBlocked).length]).toEqual([blocked, flagged]);
  }
  expect(subs.reduce((sum, { blocked, flagged }) => sum + blocked + flagged, 0)).toBe(rows.length);
});

test('no file names a whole device, whoever reads it, and who may not open journeys reads none in the list either', async () => {
  const { signIn: enter, world: others } = testService();
  const clientOf = async (name: string) => (await enter(name)).client;
  const days = { ...week, from: '2026-11-18', to: '2026-11-20' };
  const records = await listed(await clientOf('super'), days);
  const devices = records.map(({ deviceId }) => deviceId ?? '');
  expect(devices.length).toBeGreaterThan(100);
  expect(devices.every((id) => id.length > 8)).toBe(true);
  const named = (text: string) => {
    const small = text.toLowerCase();
    return devices.filter((id) => small.includes(id.toLowerCase()));
  };
  for (const name of ['super', 'manager', 'appmanager', 'analyst', 'demo'])
    for (const question of [days, { ...days, language: 'en' as const }, { ...days, channels: ['101'], reasons: ['emulator'] }]) {
      const file = await (await clientOf(name)).download(ours.evidence.file, question);
      const text = file.code === -1 ? '' : file.name + (await file.file.text());
      expect({ name, isMasked: text.includes('…'), named: named(text) }).toEqual({ name, isMasked: true, named: [] });
    }
  const person = others.accounts.all().find(({ email }) => email === 'analyst@provena.test');
  if (!person) throw new Error('No analyst');
  const flags = { pay: true, retention: true, natural: true, top: true, order: true, event: true };
  const grant = (pages: Record<string, 'view'>) => grantsOf(others).put({ account: person.id, app, pages, flags });
  const analyst = await clientOf('analyst');
  // What a role lists is taken away in one app: first the logs, then the page itself.
  grant({ 'IndicatorDetails@anticheatposition': 'view' });
  for (const reader of [analyst, await clientOf('demo')]) expect(named(JSON.stringify(await listed(reader, days)))).toEqual([]);
  grant({ 'logquery@dataservice': 'view' });
  for (const reader of [analyst, await clientOf('staff')])
    for (const asked of [reader.ask(ours.evidence.records, days), reader.download(ours.evidence.file, days)])
      await expect(asked).rejects.toMatchObject({ code: -1003 });
});
