import { useState, type ComponentType, type ReactNode } from 'react';
import { expect, screen, waitFor, type userEvent as events, type within } from 'storybook/test';
import { withOwnEvents } from '#storybook/driven/own-events.ts';
import { newMemory, Served, type Answer, type Memory } from '#storybook/driven/Served.tsx';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';
import { Button, Stack } from '#design-system';
import { useSession, useSignedIn } from '#app/session/SessionProvider.tsx';
import { CampaignWizard } from './samples/CampaignWizard.tsx';
import { MemberDialog } from './samples/MemberDialog.tsx';
import { MemberPage } from './samples/MemberPage.tsx';

const done: Answer = () => Response.json({ code: 200, message: '', content: { name: '江予白' } });
const refused = (code: number, message: string, field?: string) => () => Response.json({ code, message, data: field ? { field } : null });

const meta = preview.meta({
  title: 'Screens/Kit/Form 表单',
  component: Served,
  args: { of: MemberDialog, answer: done },
  beforeEach: withOwnEvents,
});

export const InADialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改资料' }));
    const dialog = await screen.findByRole('dialog', { name: '资料' });
    await userEvent.click(screen.getByRole('button', { name: '保存资料' }));
    await expect(await screen.findByText('填写密码')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^密码/)).toHaveFocus());
    await userEvent.type(screen.getByLabelText(/^密码/), 'hunter22');
    await userEvent.click(screen.getByRole('button', { name: '保存资料' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitForToast('已保存“江予白”');
  },
});

/** The service names the field of the wire; the declaration knows which input that is. The words are about something else. */
export const RefusedByFieldName = meta.story({
  args: { answer: refused(-5000, '已被其他成员使用', 'mail') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改资料' }));
    await userEvent.type(await screen.findByLabelText(/^邮箱/), 'jiang@provena.test');
    await userEvent.type(screen.getByLabelText(/^密码/), 'hunter22');
    await userEvent.click(screen.getByRole('button', { name: '保存资料' }));
    await expect(await screen.findByText('已被其他成员使用')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^邮箱/)).toHaveFocus());
    await expect(screen.getByLabelText(/^邮箱/)).toBeInvalid();
    // Nothing that was typed is lost.
    await expect(screen.getByLabelText(/^密码/)).toHaveValue('hunter22');
  },
});

/** A code that means one field only: the declaration says which. */
export const RefusedByCode = meta.story({
  args: { answer: refused(-1008, '换一个') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改资料' }));
    await userEvent.type(await screen.findByLabelText(/^密码/), 'hunter22');
    await userEvent.click(screen.getByRole('button', { name: '保存资料' }));
    await expect(await screen.findByText('换一个')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^姓名/)).toHaveFocus());
  },
});

/** Where a service says neither, its sentence stands for the whole form, with its code, though it speaks of a field. */
export const RefusedAsAWhole = meta.story({
  args: { answer: refused(-5000, '密码不正确') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改资料' }));
    await userEvent.type(await screen.findByLabelText(/^密码/), 'hunter22');
    await userEvent.click(screen.getByRole('button', { name: '保存资料' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('密码不正确（-5000）');
    await expect(screen.getByLabelText(/^密码/)).not.toBeInvalid();
  },
});

/** Leaving asks; who lets go of it leaves no draft. */
export const LeavesADialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改资料' }));
    await userEvent.type(await screen.findByLabelText(/^姓名/), '二');
    await userEvent.click(await screen.findByText('取消'));
    await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByLabelText(/^姓名/)).toHaveValue('江予白二');
    await userEvent.click(await screen.findByText('取消'));
    await userEvent.click(await screen.findByRole('button', { name: '放弃更改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = canvas.getByRole('button', { name: '修改资料' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByLabelText(/^姓名/)).toHaveValue('江予白');
    await waitFor(() => expect(screen.getByLabelText(/^姓名/)).toHaveFocus());
    await expect(screen.queryByText('上次没有保存的内容还在')).toBeNull();
    // Where the pointer rests must not depend on how quickly the dialog came.
    await userEvent.hover(screen.getByRole('dialog'));
  },
});

export const OnAPage = meta.story({
  args: { of: MemberPage, at: '/manage/authpower' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^姓名/);
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled();
    await userEvent.type(name, '二');
    await expect(await canvas.findByText('1 处未保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '放弃' }));
    await expect(name).toHaveValue('江予白');
    // A slip of the hand is taken back.
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(name).toHaveValue('江予白二'));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled());
    await waitForToast('已保存“江予白”');
  },
});

/** What blocks is said beside the button. */
export const Blocked = meta.story({
  args: { of: MemberPage, at: '/manage/authpower' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '启用' }));
    await expect(await canvas.findByText('停用的成员不能修改')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled();
  },
});

export const OnAPhone = meta.story({ args: { of: MemberPage, at: '/manage/authpower' }, globals: { viewport: { value: 'phone' } } });

export const LeavesAPage = meta.story({
  args: { of: MemberPage, at: '/manage/authpower' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^姓名/), '二');
    await userEvent.click(screen.getByLabelText(/^邮箱/));
    await userEvent.click(canvas.getByRole('switch', { name: '启用' }));
    await userEvent.click(canvas.getByRole('switch', { name: '启用' }));
    await expect(await canvas.findByText('1 处未保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '成员列表' }));
    await expect(await screen.findByText('填写的内容已存为草稿，回到这里可以恢复。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '离开' }));
    await userEvent.click(await canvas.findByRole('link', { name: '江予白' }));
    await userEvent.click(await canvas.findByRole('button', { name: '恢复' }));
    await expect(await canvas.findByLabelText(/^姓名/)).toHaveValue('江予白二');
  },
});

/** What the browser stores while a story stands. */
let memory: Memory = newMemory();
const storedText = () => JSON.stringify(memory.storage.get('drafts') ?? null);

/** A browser in which the page is loaded anew, a session ends, and somebody else signs in. */
function Browser({ of: Part, at }: { of: ComponentType; at: string }) {
  const [{ visit, person }, setVisit] = useState({ visit: 0, person: 1 });
  return (
    <Stack gap="4">
      <Stack direction="row" gap="2">
        <Button onPress={() => setVisit({ visit: visit + 1, person })}>重新加载</Button>
        <Button onPress={() => setVisit({ visit: visit + 1, person: 3 - person })}>换人登录</Button>
      </Stack>
      <Served key={visit} of={Part} answer={done} memory={memory} person={person} at={at} />
    </Stack>
  );
}

function InASession({ children }: { children: ReactNode }) {
  const session = useSession();
  const { account } = useSignedIn();
  if (!account) return <p>没有登录</p>;
  return (
    <Stack gap="4">
      <Stack direction="row" gap="2">
        <Button onPress={() => session.end('lost')}>登录失效</Button>
        <Button onPress={() => session.end()}>退出登录</Button>
      </Stack>
      {children}
    </Stack>
  );
}

const MemberInASession = () => (
  <InASession>
    <MemberPage />
  </InASession>
);

const CampaignInASession = () => (
  <InASession>
    <CampaignWizard />
  </InASession>
);

const drafted = meta.story({
  render: () => <Browser of={MemberInASession} at="/manage/authpower" />,
  beforeEach: () => {
    memory = newMemory();
  },
});

/** What was typed is there after a reload, with its time, and no secret is. */
export const SurvivesAReload = drafted.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^姓名/), '二');
    await userEvent.type(canvas.getByLabelText(/^密码/), 'hunter22');
    await waitFor(() => expect(storedText()).toContain('江予白二'));
    await expect(storedText()).not.toContain('hunter22');
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(await canvas.findByText(/^草稿保存于 \d\d:\d\d$/)).toBeVisible();
    await expect(canvas.getByLabelText(/^姓名/)).toHaveValue('江予白');
    await userEvent.click(canvas.getByRole('button', { name: '恢复' }));
    await waitFor(() => expect(canvas.getByLabelText(/^姓名/)).toHaveValue('江予白二'));
    await expect(canvas.getByLabelText(/^姓名/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^密码/)).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitForToast('已保存“江予白”');
    await waitFor(() => expect(storedText()).toBe('null'));
  },
});

/** Thrown out in the middle: the same person finds it again. */
export const SurvivesTheSession = drafted.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^姓名/), '二');
    await userEvent.click(canvas.getByRole('button', { name: '登录失效' }));
    await expect(await canvas.findByText('没有登录')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(await canvas.findByText('上次没有保存的内容还在')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '丢弃' }));
    await waitFor(() => expect(canvas.queryByText('上次没有保存的内容还在')).toBeNull());
    await expect(canvas.getByLabelText(/^姓名/)).toHaveValue('江予白');
    await expect(storedText()).toBe('null');
  },
});

export const SigningOutClearsIt = drafted.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^姓名/), '二');
    await waitFor(() => expect(storedText()).toContain('江予白二'));
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(await canvas.findByText('没有登录')).toBeVisible();
    await expect(storedText()).toBe('null');
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(await canvas.findByLabelText(/^姓名/)).toHaveValue('江予白');
    await expect(canvas.queryByText('上次没有保存的内容还在')).toBeNull();
  },
});

/** Somebody else in the same browser sees nothing of it, and it is gone for good. */
export const OfNobodyElse = drafted.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^姓名/), '二');
    await waitFor(() => expect(storedText()).toContain('江予白二'));
    await userEvent.click(canvas.getByRole('button', { name: '换人登录' }));
    await waitFor(() => expect(canvas.getByLabelText(/^姓名/)).toHaveValue('江予白'));
    await expect(canvas.queryByText('上次没有保存的内容还在')).toBeNull();
    await expect(storedText()).toBe('null');
  },
});

const wizard = meta.story({ args: { of: CampaignWizard, at: '/manage/campaignDetail' } });

/** What blocks is said beside the button, which is disabled. */
export const FirstStep = wizard.extend({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('还没有选择渠道')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下一步' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /渠道/ }));
    await userEvent.click(await screen.findByRole('option', { name: '巨量引擎' }));
    await expect(await canvas.findByText('还没有填写广告账户')).toBeVisible();
  },
});

async function fill(canvas: ReturnType<typeof within>, userEvent: ReturnType<typeof events.setup>) {
  await userEvent.click(await canvas.findByRole('button', { name: /渠道/ }));
  await userEvent.click(await screen.findByRole('option', { name: '巨量引擎' }));
  await userEvent.type(canvas.getByLabelText(/^广告账户/), '山海-买量 01{Enter}');
  await userEvent.type(await canvas.findByLabelText(/^下载地址/), 'apps.apple.com');
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
  // A value that is wrong is said at its field, and the step stays.
  await expect(await canvas.findByText('填写以 http:// 或 https:// 开头的完整网址')).toBeVisible();
  await userEvent.clear(canvas.getByLabelText(/^下载地址/));
  await userEvent.type(canvas.getByLabelText(/^下载地址/), 'https://apps.apple.com/cn/app/id6471928305{Enter}');
  await userEvent.type(await canvas.findByLabelText(/^活动名称/), '秋季版本-达人短视频-C');
}

/** All four steps, with a way back and a change on it. */
export const FourSteps = wizard.extend({
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await expect(canvas.getByText('第 3 步，共 4 步')).toBeVisible();
    await expect(canvas.getByText('巨量引擎 · 山海-买量 01')).toBeVisible();
    await expect(canvas.getByText(/^草稿已保存 \d\d:\d\d$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^修改\s?渠道与账户$/ }));
    await waitFor(() => expect(canvas.getByLabelText(/^广告账户/)).toHaveValue('山海-买量 01'));
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByText('第 2 步，共 4 步')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(canvas.getByLabelText(/^活动名称/)).toHaveValue('秋季版本-达人短视频-C'));
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(await canvas.findByRole('button', { name: '创建推广活动' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '推广活动管理' })).toBeVisible();
    await waitForToast('已创建“江予白”');
  },
});

export const InTheMiddle = wizard.extend({
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await expect(canvas.getByRole('button', { name: '下一步' })).toBeEnabled();
  },
});

export const InTheMiddleOnAPhone = InTheMiddle.extend({ globals: { viewport: { value: 'phone' } } });

/** A refusal opens the step of its field. */
export const RefusedInAnEarlierStep = wizard.extend({
  args: { answer: refused(-1008, '名称已存在') },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(await canvas.findByRole('button', { name: '创建推广活动' }));
    await expect(await canvas.findByText('名称已存在')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^活动名称/)).toHaveFocus());
    await expect(canvas.getByText('第 3 步，共 4 步')).toBeVisible();
  },
});

/** Loaded anew, the draft leads back to the step at which it was left. A link to a step that cannot be reached yet opens the first. */
export const Resumed = drafted.extend({
  render: () => <Browser of={CampaignInASession} at="/manage/campaignDetail?step=review" />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('第 1 步，共 4 步')).toBeVisible();
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await userEvent.click(await canvas.findByRole('button', { name: '恢复' }));
    await expect(await canvas.findByText('第 3 步，共 4 步')).toBeVisible();
    await expect(canvas.getByLabelText(/^活动名称/)).toHaveValue('秋季版本-达人短视频-C');
    await expect(canvas.getByText('https://apps.apple.com/cn/app/id6471928305')).toBeVisible();
  },
});
