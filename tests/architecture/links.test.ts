import { expect, test } from 'vitest';
import { screenAt } from '../../app/routes/find.ts';
import { files, isStory, isTest } from './source.ts';

/** Addresses written down where something leads: `href="/…"`, `href={`/…?app=${id}`}`, `navigate('/…')`, `to="/…"`. */
const leads = /(?:\bhref=|\bhref: |\bto=|\bnavigate\()\{?["'`](\/[^"'`?#$]*)/g;
/** What the server keeps besides the pages of the console. */
const isFile = (path: string) => /\.\w+$/.test(path);

test('every address that is written down is a page', () => {
  const lost = files
    .filter(({ path }) => /^(?:screens|app)\//.test(path) && !isStory(path) && !isTest(path))
    .flatMap(({ path, lines }) => [...lines.join('\n').matchAll(leads)].map((found) => ({ path, to: found[1] ?? '' })))
    .filter(({ to }) => !to.endsWith('/') && !isFile(to) && !screenAt(to));
  expect(lost).toEqual([]);
});
