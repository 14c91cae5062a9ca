import { expect, test } from 'vitest';
import { componentModes, screenModes } from './modes.ts';
import { picturesOf } from './plan/plan.ts';

test.each([
  ['component', ['component'], componentModes],
  ['screen', ['component', 'screen'], screenModes],
])('the modes of a %s are the variants that the gate shoots', (_, tags, modes) => {
  const story = { id: 'a--b', title: 'A', name: 'B', importPath: './screens/a/A.stories.tsx', exportName: 'B', tags, isFirst: true };
  const shot = picturesOf(story, { id: story.id }).map(({ variant, look: { theme, width } }) => [variant, { theme, viewport: width }]);
  expect(Object.fromEntries(shot)).toEqual(modes);
});
