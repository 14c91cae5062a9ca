import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { anyScreen } from '#mocks/recording/problemUrl.ts';
import { root } from '../source.ts';

test('a problem recording that is dropped on a documentation page opens a story that exists', () => {
  const text = readFileSync(join(root, 'screens/monitor/dashboard/Dashboard.stories.tsx'), 'utf8');
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
  expect(text).toContain('export const Filled ');
  expect(toId(title, 'Filled')).toBe(anyScreen);
});
