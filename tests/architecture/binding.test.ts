import { expect, test } from 'vitest';
import { mediaKeys, mediumOf, type MediaKey } from '#app/api/ad-accounts/mediaFacts.ts';
import { files, isStory, walk } from './source.ts';

const kit = files.filter(({ path }) => path.startsWith('screens/kit/binding/') && !isStory(path));
const isKey = (key: string): key is MediaKey => mediaKeys.includes(key);
/** What a medium is called on the wire, in Chinese and in English. */
const names = [...mediaKeys, ...mediaKeys.filter(isKey).flatMap((key) => mediumOf(key).name)];

/** Whole words only: `sm` is a medium, `Small` is none. */
const pattern = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`, 'iu');

test('the binding kit names no medium, so that all of them can be cast from it', () => {
  expect(kit.length).toBeGreaterThan(10);
  const found = kit.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => {
      const name = pattern.exec(line)?.[0];
      // A size and a prop of the design system are called as two of the media are.
      return name && !/size="sm"|meta=/.test(line) ? [`${path}:${index + 1} names ${name}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('the binding kit decides nothing by which medium it is', () => {
  const compared = kit.flatMap(({ path, program }) =>
    [...walk(program)].flatMap((node) => {
      if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(String(node['operator']))) return [];
      const text = JSON.stringify([node['left'], node['right']]);
      const isMedium = /"name":"(medium|media)"/.test(text);
      return isMedium && /"type":"Literal"/.test(text) ? [path] : [];
    }),
  );
  expect(compared).toEqual([]);
});
