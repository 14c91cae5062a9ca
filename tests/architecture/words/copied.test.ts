import { expect, test } from 'vitest';
import { files, isStory, isTest } from '../source.ts';

/** What is copied into another app is a record, not the clipboard: 已复制到 3 个应用. */
const otherWords = /已复制(?!到)|没有复制成功|Couldn[’']t copy/;

test('the clipboard answers with “…复制成功” or “Copy failed” everywhere (R-225)', () => {
  const said = files.filter(({ path }) => /^(app|design-system|screens)\//.test(path) && !isStory(path) && !isTest(path));
  expect(said.filter(({ lines }) => otherWords.test(lines.join('\n'))).map(({ path }) => path)).toEqual([]);
});
