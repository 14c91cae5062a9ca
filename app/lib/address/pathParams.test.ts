import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PathParamsContext, usePathId, type PathParams } from './pathParams.ts';

const Page = () => String(usePathId());
const shown = (params: PathParams) => renderToString(createElement(PathParamsContext, { value: params }, createElement(Page)));

test.each([
  ['3001', '3001'],
  ['0', '0'],
  ['3001.5', '-1'],
  ['-4', '-1'],
  ['abc', '-1'],
  ['%2e%2e', '-1'],
  ['9'.repeat(40), '-1'],
])('a path that says %s is about %s (R-144)', (text, id) => {
  expect(shown({ id: text })).toBe(id);
});

test('a page whose route names nothing is wrong to ask', () => {
  expect(() => shown({})).toThrow(':id');
});
