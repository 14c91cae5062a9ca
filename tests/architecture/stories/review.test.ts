import { expect, test } from 'vitest';
import { screenAt } from '#app/routes/find.ts';
import { table } from '#app/routes/table.ts';
import { descriptions } from '#storybook/docs/descriptions.ts';
import { partName, titleIn } from '#storybook/docs/title.ts';
import { readScreens } from '#storybook/screens/readScreens.ts';
import { reviewOf } from '#storybook/screens/review.ts';
import rules from '#storybook/screens/rules.json' with { type: 'json' };
import type { Proof } from '../../matrix/proof/proof.ts';
import { files, isStory } from '../source.ts';

const { stories, rules: cited } = readScreens();
const proof: Proof = new Map([['/manage/oppoBindAccount', ['empty', 'failing', 'poorest']]]);
const reviewed = reviewOf(stories, proof).flatMap(({ screens }) => screens);

test('the review shows every screen once, built or not', () => {
  const screens = table.filter(({ redirect }) => !redirect).map(({ path }) => path);
  expect(reviewed.map(({ screen }) => screen.path).toSorted()).toEqual(screens.toSorted());
});

test('a state that a screen lacks is told from one that it cannot have', () => {
  const shownAt = (path: string) => reviewed.find(({ screen }) => screen.path === path)?.shown;
  expect(shownAt('/monitor/dashboard')?.filled).toMatchObject({ exportName: 'Filled' });
  expect(shownAt('/monitor/dashboard')?.failing).toMatchObject({ scenario: 'failing' });
  expect(shownAt('/login')?.failing).toBeNull();
  expect(
    reviewOf([], new Map())
      .flatMap(({ screens }) => screens)
      .find(({ screen }) => screen.path === '/monitor/dashboard')?.shown.failing,
  ).toBeUndefined();
});

test('a state without a story that the matrix judges is not missing', () => {
  const shown = reviewed.find(({ screen }) => screen.path === '/manage/oppoBindAccount')?.shown;
  expect(shown).toMatchObject({ filled: { exportName: 'Filled' }, empty: 'matrix', failing: 'matrix', poorest: 'matrix' });
});

test('every screen of the specification leads to its rules, and every rule is one of it', () => {
  expect(Object.keys(rules)).toHaveLength(245);
  const unknown = Object.values(cited)
    .flat()
    .filter((rule) => !Object.hasOwn(rules, rule));
  expect(unknown).toEqual([]);
  expect(cited['./screens/account/userinfo/UserInfo.stories.tsx']).toContain('R-089');
  expect(cited['./screens/behavior/engagement/Engagement.stories.tsx']).toEqual(['R-031']);
  // What is ours alone is named by no rule.
  const isOfSpecification = ({ path = '' }: { path?: string | undefined }) =>
    screenAt(path) !== undefined && !['/dataservice/reconcile', '/restoreemail', '/status'].includes(screenAt(path)?.path ?? '');
  const without = new Set(
    stories.filter((story) => isOfSpecification(story) && !cited[story.importPath]?.length).map(({ importPath }) => importPath),
  );
  expect([...without]).toEqual([]);
});

test.each([
  ['Primitives/Button 按钮', 'Button', '按钮'],
  ['Fields/Date range 日期范围 · date picker 日期选择器', 'Date range', '日期范围'],
  ['Screens/Monitor/ASA details ASA 活动明细', 'ASA details', 'ASA 活动明细'],
  ['Data/JSON viewer JSON 查看', 'JSON viewer', 'JSON 查看'],
])('%s is read in one language', (title, english, chinese) => {
  expect(titleIn('en', title)).toBe(english);
  expect(titleIn('zh-CN', title)).toBe(chinese);
});

test('every part of the design system has its purpose in Chinese, and nothing else has one', () => {
  const parts = files
    .filter(({ path }) => isStory(path) && path.startsWith('design-system/'))
    .flatMap(({ lines }) =>
      lines.flatMap((line) => /\btitle: '((?:Charts|Data|Fields|Layout|Overlays|Primitives)\/[^'/]+)'/.exec(line)?.[1] ?? []),
    );
  expect(Object.keys(descriptions).toSorted()).toEqual([...new Set(parts.map(partName))].toSorted());
});
