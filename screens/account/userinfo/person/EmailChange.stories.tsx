import { expect, waitFor } from 'storybook/test';
import { headersOf } from '#storybook/plays/before/headersOf.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Sign-in email 登录邮箱',
  tags: ['screen'],
  parameters: { at: '/manage/userinfo', scenario: 'super-ios', layout: 'fullscreen' },
});

/** What the link to the new mailbox carries: mails of the demo world have the same code every time. */
const codes = {
  super: 'c8b06f43b4136319d48cd5c90aade25525427d6c3c2d217f',
  staff: '83df86b60bd038c01fba7195a0e4846af281221ade81607d',
};

const startedBy = (name: keyof typeof codes) => async () => {
  const body = JSON.stringify({ email: 'shen@provena.test', password: 'provena-demo' });
  await fetch('/api/account/email', { method: 'PUT', headers: await headersOf(name), body });
};

/** R-172, decision 0151: the current email stays until the mailbox of the new one confirms it. */
export const Pending = meta.story({
  beforeEach: startedBy('super'),
  parameters: { pictures: [{ theme: 'dark' }, { width: 390 }] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('等待确认 shen@provena.test')).toBeVisible();
    await expect(canvas.getByText(/^确认邮件发送于 10:32/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新发送' }));
    await waitForToast('确认邮件已发送到 shen@provena.test');
  },
});

export const CancelsTheChange = meta.story({
  tags: ['no-picture'],
  beforeEach: startedBy('super'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消更换' }));
    await waitForToast('已取消更换，登录邮箱不变');
    await waitFor(() => expect(canvas.queryByText('等待确认 shen@provena.test')).toBeNull());
  },
});

/** Behind the link of the mail: a press confirms, and the new email is that of the account. */
export const ConfirmsTheLink = meta.story({
  beforeEach: startedBy('super'),
  parameters: { at: `/manage/userinfo?confirmEmail=${codes.super}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认' }));
    await waitForToast('登录邮箱已更换为 shen@provena.test');
    await waitFor(() => expect(canvas.queryByText('确认新的登录邮箱')).toBeNull());
    await waitFor(() => expect(canvas.queryByText('等待确认 shen@provena.test')).toBeNull());
    await expect(canvas.getAllByText('shen@provena.test').length).toBeGreaterThan(1);
  },
});

export const LinkIsOver = meta.story({
  parameters: { at: '/manage/userinfo?confirmEmail=00ff00ff', locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('This confirmation link no longer works')).toBeVisible();
  },
});

/** Somebody else is signed in to this browser: nothing changes, and the link comes back after the right sign-in. */
export const LinkOfAnotherAccount = meta.story({
  beforeEach: startedBy('staff'),
  parameters: { at: `/manage/userinfo?confirmEmail=${codes.staff}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认' }));
    await expect(await canvas.findByText('这个确认链接属于另一个账号')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '换账号登录' }));
    await userEvent.type(await canvas.findByLabelText(/^邮箱/), 'staff@provena.test');
    await userEvent.type(canvas.getByLabelText(/^密码/), 'provena-demo{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '确认' }));
    await waitForToast('登录邮箱已更换为 shen@provena.test');
  },
});

/** Who is signed out is led through the sign-in to the link. */
export const LinkWhileSignedOut = meta.story({
  tags: ['no-picture'],
  beforeEach: startedBy('super'),
  parameters: { at: `/manage/userinfo?confirmEmail=${codes.super}`, scenario: 'guest' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^邮箱/), 'super@provena.test');
    await userEvent.type(canvas.getByLabelText(/^密码/), 'provena-demo{Enter}');
    await expect(await canvas.findByText('确认新的登录邮箱')).toBeVisible();
  },
});
