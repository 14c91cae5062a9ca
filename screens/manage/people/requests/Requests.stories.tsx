import { expect, screen, within } from 'storybook/test';
import { askForPage } from '#storybook/plays/before/askForPage.ts';
import preview from '#storybook/preview.tsx';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Manage/Access requests 权限申请',
  tags: ['screen'],
  parameters: { at: '/manage/auth?tab=requests', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** A page that comes with a role cannot be granted alone, and says what can be done. */
export const GoesWithARole = meta.story({
  beforeEach: askForPage('staff', 'auth@manage', '想自己邀请外包同事'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('随管理员角色开放，请给 TA 换角色')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '同意' })[0]).toBeDisabled();
  },
});

/** Granting opens one page in one app, and says so before. */
export const Grants = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '同意' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/不能编辑，数据权限不变.*这个页面还需要“付费”，没有它是空的/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '同意' }));
    await waitForToast('staff@provena.test 现在可以查看“注册收入比（ROI）”');
    await expect(await canvas.findByText('已同意')).toBeVisible();
  },
});

export const Declines = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The weekly report has it');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitForToast('Request of staff@provena.test declined');
    await expect(await canvas.findByText('Reply: The weekly report has it')).toBeVisible();
  },
});
