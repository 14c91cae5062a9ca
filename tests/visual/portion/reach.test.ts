import { expect, test } from 'vitest';
import { join } from 'node:path';
import { Reach } from './reach.ts';

const reach = new Reach(join(import.meta.dirname, '../../..'));
const all = reach.storiesOf(['package.json']);
const payback = 'screens/monitor/payback/Payback.stories.tsx';
const button = 'design-system/primitives/button/Button.stories.tsx';

test('what is installed and what stands around every story reaches all of them', () => {
  expect(all).toContain(button);
  expect(all).toContain(payback);
  expect(reach.storiesOf(['.storybook/preview.tsx'])).toEqual(all);
  expect(reach.storiesOf(['design-system/foundation/base.css'])).toEqual(all);
});

test('a part of a screen reaches the stories of that screen alone', () => {
  expect(reach.storiesOf(['screens/monitor/payback/Curves.tsx'])).toEqual([payback]);
});

test('a component reaches its own stories, those of what is made of it and screens, and no others', () => {
  const found = reach.storiesOf(['design-system/charts/cohort/CohortMap.tsx']);
  expect(found).toContain('design-system/charts/cohort/CohortMap.stories.tsx');
  expect(found).toContain(payback);
  expect(found).not.toContain(button);
  expect(found.length).toBeLessThan(all.length / 2);
});

test.each([
  ['the shell', 'app/shell/Shell.tsx'],
  ['the demo world', 'mocks/world/world.ts'],
  ['what answers for it', 'mocks/domains/lookup.ts'],
])('%s reaches every story in the console, and none of the design system', (_, path) => {
  const found = reach.storiesOf([path]);
  expect(found).toContain(payback);
  expect(found).not.toContain(button);
});

test('what no story is made of reaches none', () => {
  expect(reach.storiesOf(['README.md', 'tests/journeys/bytes.test.ts'])).toEqual([]);
});
