import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { standAnswers } from './answers.ts';
import { folder, json, serve } from './testServer.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { nowInShanghai } from '#mocks/server/nowInShanghai.ts';
import { readState, stateWriter } from '#mocks/server/state-file.ts';

const newState = () => join(folder(), 'deep/state.json');
const rename = (origin: string, name: string, id = 1001) => fetch(`${origin}/api/stand/${id}`, json({ name }, 'PUT'));
const nameIn = async (origin: string, id = 1001) => (await (await fetch(`${origin}/api/stand/${id}`)).json()).content;

test('what was changed is there after a restart, and no draft is', async () => {
  const stateFile = newState();
  const first = await serve({ stateFile });
  await rename(first.origin, '改名');
  await first.close();
  const second = await serve({ stateFile });
  expect(await nameIn(second.origin)).toBe('改名');
  expect(readdirSync(dirname(stateFile))).toEqual(['state.json']);
  expect(statSync(stateFile).mode & 0o077).toBe(0);
});

test('what was answered has been written', async () => {
  const stateFile = newState();
  const { origin } = await serve({ stateFile });
  for (const name of ['一', '二', '三']) {
    await rename(origin, name);
    expect(readFileSync(stateFile, 'utf8')).toContain(`"name":"${name}"`);
  }
});

test('what was answered has been written, though others change things as well', async () => {
  const stateFile = newState();
  const { origin } = await serve({ stateFile });
  const written = async (id: number) => {
    await rename(origin, `App ${id}`, id);
    return readFileSync(stateFile, 'utf8').includes(`"name":"App ${id}"`);
  };
  const ids = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012];
  expect(await Promise.all(ids.map(written))).toEqual(ids.map(() => true));
});

test('many changes at once are all kept', async () => {
  const stateFile = newState();
  const first = await serve({ stateFile });
  const ids = [1001, 1002, 1003, 1004, 1005, 1006, 1007];
  await Promise.all(ids.flatMap((id) => [rename(first.origin, 'x', id), rename(first.origin, `App ${id}`, id)]));
  await first.close();
  const second = await serve({ stateFile });
  expect(await Promise.all(ids.map((id) => nameIn(second.origin, id)))).toEqual(ids.map((id) => `App ${id}`));
});

test('a fresh start forgets', async () => {
  const stateFile = newState();
  const first = await serve({ stateFile });
  const seeded = await nameIn(first.origin);
  await rename(first.origin, '改名');
  await first.close();
  const second = await serve({ backend: () => createEmbedded({ stateFile, isFresh: true, answers: standAnswers }) });
  expect(await nameIn(second.origin)).toBe(seeded);
});

test.each([
  ['half a file', '{"version":2,"saved":{"apps":{', 'cannot be read'],
  ['an empty file', '', 'cannot be read'],
  ['another version', '{"version":99,"saved":{}}', 'was written by another version'],
  ['another record', '{"hello":"world"}', 'cannot be read'],
  ['changes that are none', '{"version":2,"saved":{"apps":{"1001":"x"}}}', 'cannot be read'],
  ['collections that are none', '{"version":2,"saved":[1]}', 'cannot be read'],
])('%s is set aside, with a word about it', async (_, words, why) => {
  const stateFile = newState();
  mkdirSync(dirname(stateFile));
  writeFileSync(stateFile, words);
  const { origin, said } = await serve({ stateFile });
  expect(said).toEqual([expect.stringContaining(why)]);
  const aside = readdirSync(dirname(stateFile)).find((name) => name.includes('.aside-')) ?? '';
  expect(readFileSync(join(dirname(stateFile), aside), 'utf8')).toBe(words);
  expect(said[0]).toContain(aside);
  expect((await rename(origin, '改名')).status).toBe(200);
});

test('a folder in the place of the file is set aside, too', async () => {
  const stateFile = newState();
  mkdirSync(stateFile, { recursive: true });
  expect(await readState(stateFile, () => undefined)).toEqual({});
});

test('drafts of a run that was killed are swept away', async () => {
  const stateFile = newState();
  mkdirSync(dirname(stateFile));
  writeFileSync(`${stateFile}.123.draft`, '{"version":2,"sa');
  expect(await readState(stateFile, () => undefined)).toEqual({});
  expect(readdirSync(dirname(stateFile))).toEqual([]);
});

test('a disk that takes no more is said once and ends nothing', async () => {
  const said: string[] = [];
  // A path below a file can never be written.
  const writer = stateWriter(
    join('package.json', 'state.json'),
    () => ({}),
    (words) => said.push(words),
  );
  for (let times = 0; times < 3; times++) {
    writer.changed();
    await writer.last();
  }
  expect(said).toEqual([expect.stringContaining('ENOTDIR')]);
});

test('on another day the world is of that day, with all that was changed', async () => {
  let day = '2026-11-20';
  const clock = () => ({ day, minute: 0 });
  const stateFile = newState();
  const { origin } = await serve({ backend: () => createEmbedded({ stateFile, clock, answers: standAnswers }) });
  await rename(origin, '改名');
  expect(await dayIn(origin)).toBe('2026-11-20');
  day = '2026-11-21';
  expect(await dayIn(origin)).toBe('2026-11-21');
  expect(await nameIn(origin)).toBe('改名');
  await rename(origin, '再改名');
  expect(readFileSync(stateFile, 'utf8')).toContain('再改名');
});

test.each([
  ['2026-11-20T00:00:00Z', '2026-11-20', 480],
  ['2026-11-20T15:59:59Z', '2026-11-20', 1439],
  ['2026-11-20T16:00:00Z', '2026-11-21', 0],
  ['2026-12-31T23:30:00Z', '2027-01-01', 450],
])('%s is %s, minute %s in Shanghai', (time, day, minute) => {
  expect(nowInShanghai(Date.parse(time))).toEqual({ day, minute });
});

const dayIn = async (origin: string) => (await (await fetch(`${origin}/api/stand/day`)).json()).content;
