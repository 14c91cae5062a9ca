import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Audit } from '#storybook/driven/axe-audit.ts';
import { hasNewColours, onlyNewColours } from '#storybook/driven/colours.ts';

interface Look {
  color: string;
  backgroundColor?: string;
  class?: string;
}

/** As much of a part of a page as is asked for: words in a colour, on the ground of its parent. */
function words({ color, backgroundColor = 'none', class: name = 'text' }: Look, parentElement: unknown = null): Element {
  const part = {
    style: { color, backgroundColor },
    parentElement,
    childNodes: [{ nodeType: 3, nodeValue: '激活' }],
    matches: () => false,
    getAttribute: () => name,
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a part of a page, without a page
  return part as unknown as Element;
}

const isPale = (node: Element) => getComputedStyle(node).color === 'pale';
const audit: Audit = {
  rules: [{ id: 'color-contrast', selector: '*', matches: () => true }],
  checks: { 'color-contrast': { evaluate: (node) => (getComputedStyle(node).color === 'unclear' ? undefined : !isPale(node)) } },
};

/** Which of the parts are judged in this story, as axe would do it, and which of these fail. */
function visit(title: string, parts: readonly Element[]) {
  const { rule, check } = onlyNewColours(audit, { title });
  const judged = parts.filter((part) => rule.matches(part));
  return { judged: judged.length, failed: judged.filter((part) => check.evaluate(part) === false).length };
}

beforeEach(() => {
  vi.stubGlobal('Node', { TEXT_NODE: 3 });
  vi.stubGlobal('getComputedStyle', ({ style }: { style: object }) => style);
});
afterEach(() => vi.unstubAllGlobals());

test('what has passed once is not judged again, in whichever story', () => {
  const part = () => words({ color: 'ink', class: 'once' });
  expect(visit('one', [part()])).toEqual({ judged: 1, failed: 0 });
  expect(visit('other', [part()])).toEqual({ judged: 0, failed: 0 });
});

test('a pale colour is caught each time it is met, and in the place of a colour that has passed', () => {
  expect(visit('one', [words({ color: 'ink', class: 'pale' })])).toEqual({ judged: 1, failed: 0 });
  for (const title of ['one', 'other']) expect(visit(title, [words({ color: 'pale', class: 'pale' })])).toEqual({ judged: 1, failed: 1 });
});

test('the same words on another ground are judged anew', () => {
  const on = (backgroundColor: string) => words({ color: 'ink', class: 'ground' }, words({ color: 'ink', backgroundColor }));
  expect(visit('one', [on('white')])).toEqual({ judged: 1, failed: 0 });
  expect(visit('one', [on('black')])).toEqual({ judged: 1, failed: 0 });
  expect(visit('one', [on('white'), on('black')])).toEqual({ judged: 0, failed: 0 });
});

test('what axe cannot tell is asked for once in a file of stories', () => {
  const part = () => words({ color: 'unclear' });
  expect(visit('file', [part()]).judged).toBe(1);
  expect(visit('file', [part()]).judged).toBe(0);
  expect(visit('next file', [part()]).judged).toBe(1);
});

test('the other theme is worth judging only where it shows a colour that has never passed', () => {
  const part = words({ color: 'ink', class: 'theme' });
  visit('one', [part]);
  expect(hasNewColours()).toBe(false);
  Object.assign(getComputedStyle(part), { color: 'pale' });
  expect(hasNewColours()).toBe(true);
});
