import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { context, departures, gaps, heldBy } from '#storybook/rules/heldBy.ts';
import { readRules, rulesIn } from '#storybook/rules/readRules.ts';
import { storiesOf } from './stories.ts';
import { files, root } from '../source.ts';

const rules = readRules();

test('every rule of the specification is tested, decided, background, or a gap with its reason', () => {
  expect(rules).toHaveLength(245);
  expect(rules.filter(({ verdict, reason }) => verdict === 'gap' && reason === undefined).map(({ rule }) => rule)).toEqual([]);
});

test('what the list of rules names exists, and each rule has one verdict', () => {
  const known = new Set(rules.map(({ rule }) => rule));
  const listed = [heldBy, context, departures, gaps].flatMap((list) => Object.keys(list));
  expect(listed.filter((rule) => !known.has(rule))).toEqual([]);
  expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
  const named = Object.values(heldBy).flat();
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

/** `app/shell/Shell.stories.tsx#Owner` names a story of the file. */
function exists(path: string) {
  const [file = '', story] = path.split('#');
  if (story === undefined) return existsSync(join(root, file));
  const found = files.find((one) => one.path === file);
  return found !== undefined && storiesOf(found).some(({ name }) => name === story);
}

test('a rule from which a decision departs names the decision', () => {
  for (const reason of Object.values(departures)) {
    const [, number] = /\((\d{4})\)\.$/.exec(reason) ?? [];
    expect(readdirSync(join(root, 'app/decisions')).filter((name) => name.startsWith(`${number}-`))).toHaveLength(1);
  }
});

test('a range of rules cites each of them', () => {
  expect([...rulesIn('in order (R-045 to R-047), R-141')]).toEqual(['R-045', 'R-046', 'R-047', 'R-141']);
});

test('a rule is held by the tests and stories that cite it', () => {
  expect(rules.find(({ rule }) => rule === 'R-113')).toMatchObject({
    verdict: 'held',
    tests: expect.arrayContaining(['app/session/session.test.ts']),
  });
});
