import { describe, expect, test } from 'vitest';
import { folderOf, kebab, pathOf, variantOf } from './picture.ts';

test.each([
  ['Primary', 'primary'],
  ['BusyTakesNoPress', 'busy-takes-no-press'],
  ['OnAPhone', 'on-a-phone'],
  ['A11yTable', 'a11y-table'],
  ['RTL', 'rtl'],
  ['SKANDetails', 'skan-details'],
  ['Top10', 'top10'],
])('%s is filed as %s', (name, file) => {
  expect(kebab(name)).toBe(file);
});

test.each([
  ['./design-system/primitives/button/Button.stories.tsx', 'primitives/button/Button'],
  ['./screens/monitor/ad-details/AdDetails.stories.tsx', 'monitor/ad-details/AdDetails'],
  ['./app/shell/Navbar.stories.tsx', 'app/shell/Navbar'],
])('pictures of %s stand in %s', (file, folder) => {
  expect(folderOf(file)).toBe(folder);
});

describe('a variant', () => {
  const look = { theme: 'light', width: 1440, height: 900 } as const;

  test('is the theme alone when nothing else differs from what the story has by itself', () => {
    expect(variantOf({ ...look, locale: 'zh-CN', density: 'comfortable', scenario: 'none' }, 1440)).toBe('light');
    expect(variantOf({ ...look, width: 390 }, 390)).toBe('light');
  });

  test('names what differs, always in the same order', () => {
    const all = { ...look, theme: 'dark', width: 390, locale: 'en', density: 'compact', scenario: 'failing' } as const;
    expect(variantOf(all, 1440)).toBe('dark-390-en-compact-failing');
  });
});

test('a picture is found by file, story and variant', () => {
  const story = {
    id: 'primitives-button--states',
    title: 'Primitives/Button 按钮',
    name: 'States',
    importPath: './design-system/primitives/button/Button.stories.tsx',
    exportName: 'States',
    tags: [],
    isFirst: true,
  };
  expect(pathOf(story, 'dark')).toBe('primitives/button/Button/states.dark');
});
