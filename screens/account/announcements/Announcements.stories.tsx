import { expect, waitFor } from 'storybook/test';
import { expectNoOverflow, longWords } from '#storybook/plays/before/longWords.ts';
import preview from '#storybook/preview.tsx';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Account/Announcements 公告',
  tags: ['screen'],
  parameters: { at: '/manage/announcement', scenario: 'announcements-unread', layout: 'fullscreen' },
});

export const Filled = meta.story({
  parameters: { pictures: [{ state: 'hover' }] },
  play: async ({ canvas }) => {
    // On a phone the list has all the room. Standing open is not being read.
    await expect(await canvas.findByRole('article', { hidden: true })).toBeInTheDocument();
    await expect(canvas.getAllByRole('link', { name: /^未读：/ })).toHaveLength(2);
  },
});

export const OpenedBecomesRead = meta.story({
  play: async ({ canvas, userEvent }) => {
    const unread = await canvas.findAllByRole('link', { name: /^未读：/ });
    const [first] = unread;
    if (!first) throw new Error('nothing is unread');
    await userEvent.click(first);
    await expect(await canvas.findByRole('heading', { level: 2, name: /更新：/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryAllByRole('link', { name: /^未读：/ })).toHaveLength(unread.length - 1));
    await waitFor(() => expect(canvas.getByText(/^\d+ 条 · \d+ 条未读$/)).toHaveTextContent(`${unread.length - 1} 条未读`));
  },
});

export const Hostile = meta.story({
  parameters: { at: '/manage/announcement?id=875' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正文到此为止。')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /查看详情/ })).toBeNull();
    await expect(
      document.querySelector('article iframe, article svg, article form, article script, article style, article [onclick]'),
    ).toBeNull();
    await expect(Reflect.get(window, 'hacked')).toBeUndefined();
  },
});

export const Searched = meta.story({
  parameters: { at: '/manage/announcement?search=窗口' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('窗口', { selector: 'mark' })).length).toBeGreaterThan(0);
    const search = canvas.getByRole('searchbox', { name: '搜索标题与正文' });
    await userEvent.clear(search);
    await userEvent.type(search, '没有这样的公告{Enter}');
    await expect(await canvas.findByText('没有找到公告')).toBeVisible();
  },
});

export const ReadsAll = meta.story({
  parameters: { at: '/manage/announcement?show=unread' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('link', { name: /^未读：/ });
    await userEvent.click(canvas.getByRole('button', { name: '全部已读' }));
    await expect(await canvas.findByText('没有未读的公告')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '全部已读' })).toBeDisabled();
    await waitForToast('已全部标为已读');
  },
});

export const English = meta.story({
  parameters: { locale: 'en', at: '/manage/announcement?id=898', pictures: [{ width: 390, theme: 'dark' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^未读：/ })).length).toBeGreaterThan(0);
  },
});

export const NothingMatches = meta.story({ tags: ['empty'], parameters: { at: '/manage/announcement?search=没有这个词' } });

export const Staff = meta.story({ parameters: { picture: { as: 'filled' }, scenario: 'staff-ios' } });

/** A title without a space breaks, and nothing is pushed out of the window. */
export const LongWord = meta.story({
  tags: ['no-picture'],
  beforeEach: longWords(/findDeploy/),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^WWW/, hidden: true })).toBeInTheDocument();
    await expectNoOverflow();
  },
});
