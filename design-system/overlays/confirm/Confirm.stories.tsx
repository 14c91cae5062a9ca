import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Confirm } from './Confirm.tsx';
import { ConfirmRegion } from './ConfirmRegion.tsx';
import { useConfirm } from './useConfirm.ts';

const meta = preview.meta({
  title: 'Overlays/Confirm 确认',
  component: Confirm,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    title: '停用“江予白”？',
    act: '停用',
    kind: 'danger' as const,
    onConfirm: fn(),
    onDecline: fn(),
    explain: (error: unknown) => (error instanceof Error ? error.message : ''),
    children: '停用后无法登录，已有的权限设置会保留，可随时重新启用。',
  },
});

export const Open = meta.story({ tags: ['matrix'], args: { isOpen: true } });

export const Primary = Open.extend({
  args: { title: '续费“专业版”一年？', act: '续费', kind: 'primary', children: '将从账户余额扣除 ¥36,000，到期日顺延至 2027-12-12。' },
});

export const TypeTheName = Open.extend({
  args: {
    title: '删除应用“青禾优选”？',
    act: '永久删除',
    typed: '青禾优选',
    children: '该应用的 36 个渠道、248 个推广活动和全部历史数据会被删除，无法恢复。',
  },
});

export const TypeTheNameOnAPhone = TypeTheName.extend({ globals: { viewport: { value: 'phone' } } });

export const English = TypeTheName.extend({
  parameters: { locale: 'en' },
  args: {
    title: 'Delete the app “Greenhill Select”?',
    act: 'Delete for good',
    typed: 'Greenhill Select',
    children: 'Its 36 channels, 248 campaigns and all past data are deleted. This cannot be undone.',
  },
});

const asked = meta.story({ args: { trigger: <Button kind="danger">停用成员</Button> } });

export const DeclineIsFirst = asked.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停用成员' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '停用“江予白”？' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onDecline).toHaveBeenCalledTimes(1);
    const opener = canvas.getByRole('button', { name: '停用成员' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.unhover(opener);
  },
});

/** The answer of the service, held back by the story until it lets go. */
function held() {
  let settle: { resolve: () => void; reject: (reason: Error) => void } = { resolve: () => {}, reject: () => {} };
  const act = fn(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  return { act, succeed: () => settle.resolve(), fail: (reason: string) => settle.reject(new Error(reason)) };
}

const service = held();

export const BusyThenFailedThenDone = asked.extend({
  parameters: { picture: { as: 'decline-is-first' } },
  args: { onConfirm: service.act },
  play: async ({ canvas, userEvent }) => {
    service.act.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '停用成员' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '停用' }));
    // Busy: neither a second press nor Escape does anything.
    await waitFor(() => expect(dialog.getByRole('button', { name: '取消' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(service.act).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());

    service.fail('成员“江予白”名下还有 3 个未结束的推广活动');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('还有 3 个未结束的推广活动');
    await userEvent.click(dialog.getByRole('button', { name: '停用' }));
    await waitFor(() => expect(service.act).toHaveBeenCalledTimes(2));
    service.succeed();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Failed = Open.extend({
  args: {
    onConfirm: () => {
      throw new Error('成员“江予白”名下还有 3 个未结束的推广活动');
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '停用' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('还有 3 个未结束的推广活动');
  },
});

export const NeedsTheExactName = meta.story({
  args: { title: '删除应用“青禾优选”？', act: '永久删除', typed: '青禾优选', trigger: <Button kind="danger">删除应用</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除应用' }));
    const entry = await screen.findByRole('textbox', { name: /青禾优选/ });
    await waitFor(() => expect(entry).toHaveFocus());
    const act = screen.getByRole('button', { name: '永久删除' });
    await expect(act).toBeDisabled();
    await userEvent.type(entry, '青禾{Enter}');
    await expect(act).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(entry, '优选');
    await expect(act).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

function Asking() {
  const confirm = useConfirm();
  const [answers, setAnswers] = useState<string[]>([]);
  const ask = async (name: string) => {
    const isConfirmed = await confirm({ title: `归档“${name}”？`, act: '归档', children: '归档后不再接收点击。' });
    setAnswers((before) => [...before, `${name}：${isConfirmed ? '已归档' : '未归档'}`]);
  };
  return (
    <>
      <Button onPress={() => void ask('开屏-春节')}>归档活动</Button>
      <ul aria-label="结果">
        {answers.map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
    </>
  );
}

function AskingPage() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      {isHere && <Asking />}
      <Button onPress={() => setHere(false)}>离开本页</Button>
      <ConfirmRegion />
    </>
  );
}

export const FromCode = meta.story({
  render: () => <AskingPage />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '归档活动' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: '归档“开屏-春节”？' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('开屏-春节：未归档')).toBeVisible());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: '归档' }));
    await waitFor(() => expect(canvas.getByText('开屏-春节：已归档')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** The question closes when the component that asked it unmounts. */
export const FromCodeThatLeaves = meta.story({
  render: () => <AskingPage />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '归档活动' }));
    await screen.findByRole('alertdialog');
    // A navigation while the dialog is open; the page behind it cannot be pressed.
    [...canvasElement.querySelectorAll('button')].find(({ textContent }) => textContent === '离开本页')?.click();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
