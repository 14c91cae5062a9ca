import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { moment } from '#storybook/plays/moment.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Manage/Members 成员',
  tags: ['screen'],
  parameters: { at: '/manage/auth', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '沈砚秋' })).toBeInTheDocument();
  },
});

export const OneMember = meta.story({
  parameters: { at: '/manage/auth?id=7' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '周既明' });
    await expect(await within(drawer).findByText('2 个渠道')).toBeVisible();
    await expect(await within(drawer).findByText(/已用 .*K，额度 20,000K/)).toBeVisible();
    await expect(await within(drawer).findByText('4 / 37 个')).toBeVisible();
    await expect(await within(drawer).findByText('不能创建')).toBeVisible();
  },
});

/** Each kind of data volume has its limit, set by itself. */
export const SetsALimit = meta.story({
  parameters: { at: '/manage/auth?id=7' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '周既明' }));
    await expect(await drawer.findByText(/已用 .*K，额度 20,000K/)).toBeVisible();
    await userEvent.click(await drawer.findByRole('button', { name: /^设置额度：小程序/ }));
    const field = await screen.findByRole('textbox', { name: /每月额度/ });
    await userEvent.type(field, '300');
    await moment('limit');
    await userEvent.click(screen.getByRole('button', { name: '保存额度' }));
    await waitForToast('额度已保存');
    await expect(await drawer.findByText(/额度 300K/)).toBeVisible();
    await expect(drawer.getByText(/额度 20,000K/)).toBeVisible();
  },
});

/** Ten lines, two of which are no addresses: eight are invited, each with its outcome. */
export const InvitesTen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '邀请成员' }));
    const drawer = within(await screen.findByRole('dialog', { name: '邀请成员' }));
    const people = ['an', 'bo', 'chen', 'deng', 'fan', 'gao', 'hu', 'jin'].map((name) => `${name}@partner.test`);
    await userEvent.click(drawer.getByRole('textbox', { name: '邮箱' }));
    await userEvent.paste([...people, 'li@partner', '没有邮箱'].join('\n'));
    await expect(await drawer.findAllByText('邮箱格式不正确')).toHaveLength(2);
    await userEvent.click(drawer.getByRole('button', { name: /角色/ }));
    await userEvent.click(await screen.findByRole('option', { name: '投放专员' }));
    await userEvent.click(drawer.getByRole('button', { name: '邀请 8 人' }));
    await expect(await drawer.findByText('已邀请 8 人')).toBeVisible();
    await expect(drawer.getAllByText('已邀请')).toHaveLength(8);
  },
});

/** A channel partner gets at least one app and one channel. Seeing all of them is chosen, and confirmed before it is sent. */
export const InvitesAPartner = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '邀请成员' }));
    const drawer = within(await screen.findByRole('dialog', { name: '邀请成员' }));
    await userEvent.type(drawer.getByRole('textbox', { name: '邮箱' }), 'media@partner.test');
    await userEvent.click(drawer.getByRole('button', { name: /角色/ }));
    await userEvent.click(await screen.findByRole('option', { name: '渠道用户' }));
    const invite = drawer.getByRole('button', { name: '邀请 1 人' });
    await waitFor(() => expect(drawer.getByRole('checkbox', { name: '全部渠道' })).toBeVisible());
    await expect(invite).toBeDisabled();
    await userEvent.click(drawer.getByRole('button', { name: /^可见应用/ }));
    await userEvent.click(await screen.findByRole('option', { name: /星海远征 · iOS/ }));
    await userEvent.keyboard('{Escape}');
    await expect(invite).toBeDisabled();
    await userEvent.click(await drawer.findByRole('checkbox', { name: '全部渠道' }));
    await userEvent.click(invite);
    const question = within(await screen.findByRole('alertdialog', { name: '让渠道用户看到全部渠道？' }));
    await moment('question');
    await userEvent.click(question.getByRole('button', { name: '邀请 1 人' }));
    await expect(await drawer.findByText('已邀请 1 人')).toBeVisible();
  },
});

/** The answer of the invitation is lost: the list of members says that it went through. */
export const InvitationAnswerLost = meta.story({
  tags: ['no-picture'], // Its end looks like that of InvitesAPartner.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '邀请成员' }));
    const drawer = within(await screen.findByRole('dialog', { name: '邀请成员' }));
    await userEvent.type(drawer.getByRole('textbox', { name: '邮箱' }), 'lost@partner.test');
    await userEvent.click(drawer.getByRole('button', { name: /角色/ }));
    await userEvent.click(await screen.findByRole('option', { name: '投放专员' }));
    const real = globalThis.fetch;
    const calls = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      if (String(input).includes('/api/mng/auth/create')) throw new TypeError('Failed to fetch');
      return answer;
    });
    await userEvent.click(drawer.getByRole('button', { name: '邀请 1 人' }));
    await expect(await drawer.findByText('已邀请 1 人')).toBeVisible();
    calls.mockRestore();
  },
});

/** Who becomes an admin sees all data: the choice is not offered to them, and comes back for another role. */
export const InvitesAnAdmin = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '邀请成员' }));
    const drawer = within(await screen.findByRole('dialog', { name: '邀请成员' }));
    const choose = async (role: string) => {
      await userEvent.click(drawer.getByRole('button', { name: /角色/ }));
      await userEvent.click(await screen.findByRole('option', { name: role }));
      // The list gives the focus back when it has closed.
      await waitFor(() => expect(drawer.getByRole('button', { name: /角色/ })).toHaveFocus());
    };
    await choose('投放专员');
    await userEvent.click(await drawer.findByRole('checkbox', { name: '数据权限与角色不同' }));
    await expect(await drawer.findByRole('group', { name: '数据权限' })).toBeVisible();
    await choose('管理员');
    await expect(await drawer.findByText('这个角色能看到全部数据，不能单独限制。')).toBeVisible();
    await expect(drawer.queryByRole('checkbox', { name: '数据权限与角色不同' })).toBeNull();
    await expect(drawer.queryByRole('group', { name: '数据权限' })).toBeNull();
  },
});

/** Data of one's own counts in the list, whatever the role says. */
export const OwnDataIsListed = meta.story({
  tags: ['no-picture'], // A play alone: its end is a list of few.
  parameters: { at: '/manage/auth?data=pay&search=guest@' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '邀请成员' }));
    const drawer = within(await screen.findByRole('dialog', { name: '邀请成员' }));
    await userEvent.type(drawer.getByRole('textbox', { name: '邮箱' }), 'guest@partner.test');
    await userEvent.click(drawer.getByRole('button', { name: /角色/ }));
    await userEvent.click(await screen.findByRole('option', { name: '投放专员' }));
    await userEvent.click(await drawer.findByRole('checkbox', { name: '数据权限与角色不同' }));
    await userEvent.click(await drawer.findByRole('checkbox', { name: '付费' }));
    await userEvent.click(drawer.getByRole('button', { name: '邀请 1 人' }));
    await expect(await drawer.findByText('已邀请 1 人')).toBeVisible();
    await userEvent.click(drawer.getByText('关闭', { selector: 'button' }));
    const row = await canvas.findByRole('row', { name: /guest@partner\.test/ });
    await expect(within(row).getByText(/付费/)).toBeInTheDocument();
  },
});

/** An app admin may not change who stands beside or above. */
export const AppAdmin = meta.story({
  parameters: { scenario: 'appmanager-ios', at: '/manage/auth?id=2', locale: 'en' },
  play: async () => {
    await expect(await screen.findByText('You can only change members below your own level')).toBeVisible();
  },
});

/** Who has not accepted is invited once more from their row. */
export const ResendsAnInvitation = meta.story({
  tags: ['no-picture'], // Ends in the list as it was; the toast says what was sent.
  parameters: { at: '/manage/auth?search=方既白' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /方既白/ });
    const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '重发邀请' }));
    await waitForToast('已向 fang.jibai@yunxiu.test 重发邀请');
  },
});

/** Who is disabled sees nothing: the preview says that it is what they would see. */
export const PreviewsADisabledMember = meta.story({
  parameters: { at: '/manage/auth?search=唐见山' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /唐见山/ });
    const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '以此成员预览' }));
    const bar = within(await canvas.findByRole('region', { name: '预览' }));
    await expect(bar.getByText('账号已停用，不能登录。启用后才会看到这些')).toBeVisible();
  },
});

export const DisablesAndRemoves = meta.story({
  tags: ['no-picture'], // A play alone: its end looks like Filled without one row.
  parameters: { at: '/manage/auth?search=staff@' },
  play: async ({ canvas, userEvent }) => {
    const openMenu = async () => {
      const row = await canvas.findByRole('row', { name: /贺兰亭/ });
      const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
      if (!button) throw new Error('the row has no menu');
      await userEvent.click(button);
    };
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
    await waitForToast('已停用 贺兰亭');
    await expect(await canvas.findByText('已停用')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: '移除' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByRole('textbox'), '贺兰亭');
    await userEvent.click(question.getByRole('button', { name: '移除' }));
    await waitForToast('已移除 贺兰亭');
  },
});

/** What goes with a member and what stays, counted. */
export const RemovalIsCounted = meta.story({
  parameters: { at: '/manage/auth?search=staff@' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /贺兰亭/ });
    const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '移除' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText(/^一并删除，无法恢复：.*1 个权限申请/)).toBeVisible();
    await expect(question.getByText(/^留在账号里：TA 创建的\d+ 个推广活动/)).toBeVisible();
  },
});

/** The console as a channel partner sees it: a bar says so, nothing is written, and one press leads back. */
export const PreviewsAsPartner = meta.story({
  parameters: { at: '/manage/auth?search=channel@' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /周既明/ });
    const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '以此成员预览' }));
    const bar = within(await canvas.findByRole('region', { name: '预览' }));
    await expect(bar.getByText('正以“周既明”的身份预览')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: '设置' })).toBeNull());
    await moment('preview');
    await userEvent.click(bar.getByRole('button', { name: '退出预览' }));
    await expect(await canvas.findByRole('button', { name: '设置' })).toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: '预览' })).toBeNull();
  },
});

export const Nobody = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/auth?search=没有这个人' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '清除筛选' })).toBeVisible();
  },
});
