import { useEffect } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toastQueue, toasts, type ToastMessage } from './toasts.ts';

/** Puts messages into the queue as long as the story stands; without a clock, so that pictures are the same. */
function Shown({ messages }: { messages: readonly ToastMessage[] }) {
  useEffect(() => {
    for (const message of messages.toReversed()) toastQueue.add(message);
    return () => toastQueue.clear();
  }, [messages]);
  return <ToastRegion />;
}

/** Stops the timers of toasts only, so that a slow machine does not lose a toast during a story. */
function stopToastClocks() {
  const real = window.setTimeout.bind(window);
  const setTimeout = (run: () => void, after?: number) => (after === 4000 || after === 1500 ? 0 : real(run, after));
  // setTimeout has several signatures; this stands in for the one in use.
  return spyOn(window, 'setTimeout').mockImplementation(setTimeout as typeof window.setTimeout);
}

const meta = preview.meta({
  title: 'Overlays/Toast 轻提示 · notification 通知',
  component: Shown,
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  beforeEach: () => {
    const clock = stopToastClocks();
    return () => {
      clock.mockRestore();
      toasts.clear();
    };
  },
});

export const Kinds = meta.story({
  tags: ['matrix'],
  args: {
    messages: [
      { kind: 'good', title: '监测链接复制成功' },
      { kind: 'bad', title: '保存失败：名称已存在', detail: '“双 11-预约召回-CPA” 已被使用' },
      { kind: 'warning', title: '部分数据导出（206），已下载 12 / 14 天' },
    ],
  },
});

export const WithAction = meta.story({
  args: {
    messages: [
      { kind: 'info', title: '报表正在生成，完成后在“报表下载”查看', action: { label: '查看', href: '/data-service/export' } },
      { kind: 'good', title: '已归档“开屏-春节”', action: { label: '撤销', onPress: () => {} } },
    ],
  },
});

export const LongText = meta.story({
  args: {
    messages: [
      {
        kind: 'bad',
        title: '授权失败：腾讯广告返回“账户 1793 4402 8815 没有开通数据接口权限”',
        detail: '请联系腾讯广告的商务经理开通后重试，编号 7f3a-20c1-91d2-4c00-b7aa-a4429ee01231',
        action: { label: '重试', onPress: () => {} },
      },
    ],
  },
});

export const Phone = Kinds.extend({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    messages: [
      { kind: 'good', title: 'Tracking link copied' },
      { kind: 'bad', title: 'Not saved: this name is taken', detail: '“Double 11 - Recall - CPA” is in use already' },
      { kind: 'info', title: 'The report is being made', action: { label: 'View downloads', href: '/data-service/export' } },
    ],
  },
});

/** What is said while a drawer stands covers nothing of its head: it can be closed at once. */
export const BesideADrawer = meta.story({
  args: { messages: [{ kind: 'good', title: '申诉文字复制成功' }] },
  render: ({ messages }) => (
    <>
      <Shown messages={messages} />
      <Drawer title="证据记录" eyebrow="WiFi 管家 · 2026-10-21 – 11-19" isOpen onOpenChange={() => {}}>
        93 条
      </Drawer>
    </>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '证据记录' });
    const toast = await screen.findByRole('alertdialog', { name: '申诉文字复制成功' });
    await waitFor(() => expect(toast).toBeVisible());
    const { bottom } = within(drawer).getByRole('button', { name: '关闭' }).getBoundingClientRect();
    await expect(toast.getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
});

function Desk() {
  return (
    <>
      <Stack direction="row" gap="2">
        <Button onPress={() => toasts.copied('监测链接复制成功')}>复制</Button>
        <Button onPress={() => toasts.show({ kind: 'good', title: '已保存' })}>保存</Button>
        <Button onPress={() => toasts.show({ kind: 'bad', title: '保存失败', detail: '名称已存在' })}>保存失败</Button>
        <Button onPress={() => toasts.show({ kind: 'warning', title: '部分导出' })}>导出</Button>
        <Button onPress={() => toasts.show({ kind: 'info', title: '正在生成' })}>生成</Button>
      </Stack>
      <ToastRegion />
    </>
  );
}

const desk = meta.story({ args: { messages: [] }, render: () => <Desk /> });

export const SaidTheRightWay = desk.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存失败' }));
    // A success waits for its turn in the speech of a screen reader, an error does not.
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已保存'));
    await expect(screen.getByRole('alert')).toHaveTextContent('保存失败名称已存在');
    await waitFor(() => expect(screen.getByRole('region', { name: '通知' })).toBeVisible());
    await expect(screen.getByRole('alertdialog', { name: '保存失败' })).toHaveAccessibleDescription('名称已存在');
  },
});

export const ThreeAtMost = desk.extend({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['保存失败', '导出', '生成', '保存']) await userEvent.click(canvas.getByRole('button', { name }));
    const shown = () => screen.getAllByRole('alertdialog').map((toast) => within(toast).getByText(/保存|导出|生成/).textContent);
    await waitFor(() => expect(shown()).toEqual(['已保存', '正在生成', '部分导出']));
    // The error waited and comes back as soon as there is room.
    await userEvent.click(within(screen.getByRole('alertdialog', { name: '已保存' })).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(shown()).toEqual(['正在生成', '部分导出', '保存失败']));
  },
});

export const TheSameWordOnce = desk.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tripleClick(canvas.getByRole('button', { name: '复制' }));
    await waitFor(() => expect(screen.getAllByText('监测链接复制成功')).toHaveLength(1));
  },
});

export const ReachedAndDismissedByKeyboard = desk.extend({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '保存失败' });
    await userEvent.click(opener);
    await screen.findByRole('alert');
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: '通知' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: '保存失败' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const WaitsUnderThePointer = desk.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const toast = await screen.findByRole('alertdialog', { name: '已保存' });
    const timer = toastQueue.visibleToasts[0]?.timer;
    if (!timer) throw new Error('A success goes by itself');
    const [pause, resume] = [spyOn(timer, 'pause'), spyOn(timer, 'resume')];
    await userEvent.hover(toast);
    await waitFor(() => expect(pause).toHaveBeenCalled());
    await userEvent.unhover(toast);
    // A resting real pointer may add its own pauses and resumes: what counts is that one resume follows the first pause.
    const paused = Math.min(...pause.mock.invocationCallOrder);
    await waitFor(() => expect(Math.max(...resume.mock.invocationCallOrder)).toBeGreaterThan(paused));
  },
});
