import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Account/Account center 账号中心',
  tags: ['screen'],
  parameters: { at: '/manage/userinfo', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('星海远征 Android')).toBeVisible();
  },
});

/** The flow runs out before the plan ends: between two days, never on one. */
export const RunningOut = meta.story({
  parameters: { scenario: 'plan-ending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^最早 2026-\d\d-\d\d 停止接收数据$/)).toBeVisible();
  },
});

export const Applets = meta.story({
  parameters: { at: '/manage/userinfo?flow=applets' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('星海商城 微信小程序')).toBeInTheDocument();
    await expect(canvas.queryByText('预计用尽')).toBeNull();
  },
});

/** A phone has no room for the three kinds beside each other: they are a list there. */
export const KindsOnAPhone = meta.story({
  parameters: { locale: 'en' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volume type Tracked' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Mini-program' }));
    await expect(await canvas.findByRole('button', { name: 'Volume type Mini-program' })).toBeVisible();
    await expect(await canvas.findByText('星海商城 WeChat mini program')).toBeInTheDocument();
  },
});

export const ChangesPassword = meta.story({
  parameters: { picture: { as: 'filled' }, at: '/manage/userinfo?open=password' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: '密码' });
    await userEvent.type(await screen.findByLabelText(/^当前密码/), 'not the password');
    await userEvent.type(screen.getByLabelText(/^新密码/), 'provena-demo-2');
    await userEvent.type(screen.getByLabelText(/^再输一次新密码/), 'provena-demo-3');
    // A simulated Enter does not know of a button outside of its form.
    const save = screen.getByRole('button', { name: '保存' });
    await userEvent.click(save);
    await expect(await screen.findByText('两次输入的密码不一致')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^再输一次新密码/), '{Backspace}2');
    await userEvent.click(save);
    await expect((await screen.findAllByText('原密码不正确')).length).toBeGreaterThan(0);
    await expect(screen.getByLabelText(/^新密码/)).toHaveValue('provena-demo-2');
    await userEvent.clear(screen.getByLabelText(/^当前密码/));
    await userEvent.type(screen.getByLabelText(/^当前密码/), 'provena-demo');
    await userEvent.click(save);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitForToast('密码已修改，其他登录已退出');
  },
});

export const ChangesProfile = meta.story({
  parameters: { at: '/manage/userinfo?open=profile' },
  play: async ({ canvas, userEvent }) => {
    const name = await screen.findByLabelText(/^姓名/);
    await userEvent.clear(name);
    await userEvent.type(name, '沈初');
    await userEvent.click(screen.getByText('保存'));
    await waitFor(() => expect(canvas.getAllByText('沈初').length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitForToast('资料已保存');
  },
});

/** What the service refuses is said at its field, and what was typed stays. */
export const ChangesEmail = meta.story({
  parameters: { at: '/manage/userinfo?open=email' },
  play: async ({ canvas, userEvent }) => {
    const address = await screen.findByLabelText(/^新邮箱/);
    const save = screen.getByText('发送确认邮件');
    await userEvent.type(address, 'staff@provena.test');
    await userEvent.type(screen.getByLabelText(/^当前密码/), 'provena-demo');
    await userEvent.click(save);
    await expect((await screen.findAllByText('该邮箱已注册')).length).toBeGreaterThan(0);
    await expect(address).toHaveValue('staff@provena.test');
    await userEvent.clear(address);
    await userEvent.type(address, 'shen@provena.test');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitForToast('确认邮件已发送到 shen@provena.test');
    await expect(await canvas.findByText('等待确认 shen@provena.test')).toBeVisible();
    await expect((await canvas.findAllByText('super@provena.test')).length).toBeGreaterThan(1);
  },
});

/** Asked first: it cannot be taken back. */
export const SignsOutOthers = meta.story({
  play: async ({ canvas, userEvent }) => {
    const act = await canvas.findByRole('button', { name: '退出其他' });
    await userEvent.click(act);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出其他' }));
    await waitForToast('其他登录已退出');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** What was typed when the session ended is offered back, in this form as in every other. */
export const BringsBackWhatWasTyped = meta.story({
  parameters: {
    at: '/manage/userinfo?open=profile',
    stored: {
      drafts: {
        version: 1,
        drafts: [
          {
            account: 1,
            name: 'profile',
            values: { name: '沈砚秋', phone: '13900000000', company: '云岫互动科技有限公司' },
            step: null,
            at: new Date('2026-11-19T18:20').getTime(),
          },
        ],
      },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '恢复' }));
    await expect(await screen.findByLabelText(/^手机/)).toHaveValue('13900000000');
    await waitFor(() => expect(screen.queryByText('上次没有保存的内容还在')).toBeNull());
    await waitFor(() => expect(screen.getByLabelText(/^姓名/)).toHaveFocus());
  },
});

export const ChangesAvatar = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByLabelText('头像');
    const [, , third] = group.querySelectorAll('input');
    if (!third) throw new Error('there are no avatars');
    await userEvent.click(third);
    await waitFor(() => expect(third).toBeChecked());
    await waitForToast('头像已更换');
  },
});

export const Applies = meta.story({
  parameters: { scenario: 'no-services' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '申请 防作弊' }));
    await userEvent.click(await screen.findByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('审核中')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitForToast('申请已提交');
  },
});

/** No flow, no plan, no services: only who one is. */
export const ChannelUser = meta.story({
  parameters: { scenario: 'channel-ios', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'Avatar' })).toBeVisible();
    await expect(canvas.queryByText('Data volume used')).toBeNull();
    await expect(canvas.queryByText('Plan')).toBeNull();
  },
});

export const Failing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('加载失败').length).toBeGreaterThan(1));
  },
});

export const NoAppYet = meta.story({ tags: ['empty'], parameters: { scenario: 'fresh-account' } });
