import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf, openLine } from './openLine.ts';
import { flagsOfPerson } from './people.ts';
import { linkedPages } from './pages.ts';
import { namesReadBy } from './namesReadBy.ts';
import { screenAt } from '#app/routes/find.ts';
import { table } from '#app/routes/table.ts';
import { migrations } from '#app/lib/address/version/migrations.ts';
import { linkVersion, openLink, versionOf, withVersion } from '#app/lib/address/version/version.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({ name, lines: linesOf(readFileSync(new URL(name, folder), 'utf8')) }));
const lines = files.flatMap((file) => file.lines);

describe.each(files)('links of $name open for ever', ({ lines: own }) => {
  test.each(own.map((line) => [`${line.link} as ${line.person}`, line] as const))('%s', (_, line) => {
    expect(openLine(line)).toEqual({ current: line.current, losses: line.losses });
  });
});

test('every version has its links and its migration', () => {
  const versions = Array.from({ length: linkVersion }, (_, index) => index + 1);
  expect(files.map(({ name }) => name).toSorted()).toEqual(versions.map((version) => `version-${version}.txt`));
  expect(Object.keys(migrations).map(Number)).toEqual(versions.slice(0, -1));
  expect(lines.length).toBeGreaterThanOrEqual(60);
  for (const { name, lines: own } of files)
    expect(new Set(own.map(({ link }) => `version-${versionOf(new URLSearchParams(link.split('?')[1]))}.txt`))).toEqual(new Set([name]));
});

test('every page of the corpus has a link in it', () => {
  const paths = new Set(lines.map(({ current }) => screenAt(current.split('?')[0] ?? '')?.path));
  expect(Object.keys(linkedPages).filter((path) => !paths.has(path))).toEqual([]);
});

test('the corpus has each report of the routes, and reads each address as the page of its route does', () => {
  const paths = table.filter(({ report, redirect }) => report !== undefined && redirect === undefined).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !Object.hasOwn(linkedPages, path))).toEqual([]);
  const routes = new Map(table.map((route) => [route.path, route]));
  const strange = Object.entries(linkedPages).filter(([path, { report }]) => {
    const route = routes.get(path);
    return !route || (report !== undefined && route.report !== undefined && report !== route.report);
  });
  expect(strange.map(([path]) => path)).toEqual([]);
});

test('every route whose page reads its address is in the corpus', () => {
  // Before the sign-in an address holds a code from a mail, or the way back: no link that somebody keeps.
  const routes = table.filter(({ load, redirect, isPublic }) => load && redirect === undefined && !isPublic);
  const reading = routes.filter((route) => namesReadBy(route).length > 0).map(({ path }) => path);
  expect(reading.length).toBeGreaterThan(70);
  expect(reading.filter((path) => !Object.hasOwn(linkedPages, path))).toEqual([]);
  // What is found so includes all that was written down here.
  expect(Object.keys(linkedPages).filter((path) => !reading.includes(path))).toEqual([]);
});

test('a link of today opens as it is, with its version and without: links within the console have none', () => {
  for (const { current, person, losses } of lines) {
    if (losses.includes('page unknown')) continue;
    const [path = '', search] = current.split('?');
    const address = new URLSearchParams(search);
    expect(openLine({ link: current, person }).current).toBe(current);
    address.delete('v');
    expect(withVersion(openLink(path, address).address).toString()).toBe(withVersion(address).toString());
  }
});

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('%', '%E0%A4', ';;;', '!!', 'channel:', ':,', '~', '|', '\u0000'),
);
const names = ['app', 'v', 't', 'path', 'by', 'f', 'w', 'vs', 'c', 's', 'm', 'lines', 'each', 'q', 'p', 'n', 'why', 'traffic', 'figure'];
const olderNames = ['startdate', 'enddate', 'channelid', 'campaignid', 'age', 'steps', 'form', 'id', 'sort', 'state', 'tab', 'search'];
const anyAddress = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names, ...olderNames), fc.string()), anyText), { maxLength: 8 });
const somePage = fc.constantFrom(...Object.keys(linkedPages));
const somebody = fc.constantFrom('owner' as const, 'staff' as const, 'partner' as const);

test('whatever stands in an address, it opens, and opens the same again', () => {
  fc.assert(
    fc.property(somePage, anyAddress, somebody, (path, pairs, person) => {
      const { address } = openLink(path, new URLSearchParams(pairs));
      const page = linkedPages[path];
      if (!page) return;
      const opened = page(address, { person, platform: 'iOS' });
      const again = page(openLink(path, opened.address).address, { person, platform: 'iOS' });
      expect(again.address.toString()).toBe(opened.address.toString());
    }),
  );
});

/** As an attacker, or a colleague, would name what the reader may not know of. */
const secret = 'Geheim-7731';

test('what is left out is never named: a loss holds no text of the link, and what is hidden leaves the address', () => {
  fc.assert(
    fc.property(somePage, fc.array(fc.constantFrom(...names, ...olderNames), { maxLength: 6 }), somebody, (path, stated, person) => {
      const search = new URLSearchParams(stated.map((name) => [name, `${secret}:${secret};installs>${secret}`]));
      const losses = linkedPages[path]?.(openLink(path, search).address, { person, platform: 'iOS' }).losses;
      expect(JSON.stringify(losses)).not.toContain(secret);
    }),
  );
  const hidden = openLine({ link: '/monitor/campaigninfo?app=1001&v=1&c=installs.income&s=-roi&w=roi>50&m=income', person: 'staff' });
  expect(hidden.current).not.toMatch(/income|roi/);
  expect(flagsOfPerson.staff.pay).toBe(false);
});
