import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Served, type Answer } from '#storybook/driven/Served.tsx';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';
import { Button, Note, Stack } from '#design-system';
import { apps } from '#app/api/apps/apps.ts';
import { exportJobs } from '#app/api/ours/data/export-jobs.ts';
import { undoBy, useAct, useDownload } from './index.ts';

const app = { id: 1001, name: '星海远征' };

/** At once, and taken back for eight seconds. */
function Disable() {
  const disable = useAct({
    call: apps.disable(),
    done: () => `已停用“${app.name}”`,
    failed: () => `没有停用“${app.name}”`,
    undo: ({ id }) => undoBy(apps.enable(), { id }),
  });
  return (
    <Button isBusy={disable.isRunning} onPress={() => void disable.run({ id: app.id })}>
      停用
    </Button>
  );
}

/** It cannot be taken back, so it is asked. */
function Delete() {
  const [isGone, setGone] = useState(false);
  const remove = useAct({
    call: apps.delete(),
    confirm: () => ({ title: `删除“${app.name}”？`, children: '数据一并删除，不能恢复。', act: '删除', kind: 'danger' }),
    done: () => `已删除“${app.name}”`,
    failed: () => `没有删除“${app.name}”`,
    after: () => setGone(true),
  });
  return isGone ? <Note kind="info">没有应用</Note> : <Button onPress={() => void remove.run({ id: app.id })}>删除</Button>;
}

/** Where the page has a place for it, a failure is said there. */
function InPlace() {
  const silence = useAct({ call: apps.silence(), failed: () => '没有关闭提醒', isFailureInline: true });
  return (
    <Stack gap="3">
      {silence.failure && <Note kind="negative">{silence.failure}</Note>}
      <Button onPress={() => void silence.run({ id: app.id })}>不再提醒</Button>
    </Stack>
  );
}

function Download() {
  const download = useDownload(exportJobs.file());
  return <Button onPress={() => void download.run({ app: app.id, id: 1 })}>下载</Button>;
}

const done: Answer = () => Response.json({ code: 200, message: '', content: null });
const refused = () => Response.json({ code: -1008, message: '请先停用应用', data: null });
const broken = () => Response.json({ code: 500, message: '', data: null }, { status: 500 });

const meta = preview.meta({
  title: 'Screens/Kit/Acts 操作',
  component: Served,
  args: { of: Disable, answer: done },
});

export const AtOnceWithUndo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '停用' }));
    await waitFor(() => expect(screen.getByText('已停用“星海远征”')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitForToast('已撤销');
  },
});

export const AskedFirst = meta.story({
  args: { of: Delete },
  play: async ({ canvas, userEvent }) => {
    const act = await canvas.findByRole('button', { name: '删除' });
    await userEvent.click(act);
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: '删除“星海远征”？' })).getByRole('button', { name: '取消' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText('没有应用')).toBeNull();
    await userEvent.click(act);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await expect(await canvas.findByText('没有应用')).toBeVisible();
    await waitForToast('已删除“星海远征”');
  },
});

/** The words of the service with its code, where the reader is looking; they can decline or try again. */
export const RefusedInTheQuestion = meta.story({
  args: { of: Delete, answer: refused },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('请先停用应用（-1008）');
    await expect(dialog.getByRole('button', { name: '删除' })).toBeEnabled();
    await expect(screen.queryByText(/POST|DELETE|\/api\//)).toBeNull();
  },
});

let hasRefused = false;

/** Refused once, and done with the second press. */
export const RefusedThenDone = meta.story({
  parameters: { picture: { as: 'asked-first' } },
  args: {
    of: Delete,
    answer: (path) => {
      if (hasRefused) return done(path);
      hasRefused = true;
      return refused();
    },
  },
  beforeEach: () => {
    hasRefused = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await expect(await canvas.findByText('没有应用')).toBeVisible();
    await waitForToast('已删除“星海远征”');
  },
});

export const RefusedInAToast = meta.story({
  args: { answer: refused },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '停用' }));
    await waitFor(() => expect(screen.getByText('没有停用“星海远征”')).toBeVisible());
    await waitFor(() => expect(screen.getByText('请先停用应用（-1008）')).toBeVisible());
  },
});

export const ServiceBroke = meta.story({
  args: { answer: broken },
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '停用' }));
    await waitFor(() => expect(screen.getByText('没有停用“星海远征” (500)')).toBeVisible());
  },
});

export const Offline = meta.story({
  args: { answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '停用' }));
    await waitFor(() => expect(screen.getByText('没有收到结果，可能已经生效。可以再试一次，不会重复执行')).toBeVisible());
  },
});

/** No answer is not a no: who tries again at once might do it twice. */
export const MayHaveWorked = meta.story({
  parameters: { picture: { as: 'offline' } },
  args: { answer: () => Promise.reject(new TypeError('Failed to fetch')), isLate: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '停用' }));
    await waitFor(() => expect(screen.getByText('没有收到结果，可能已经生效。可以再试一次，不会重复执行')).toBeVisible());
  },
});

export const UndoIsRefused = meta.story({
  args: {
    answer: (path) => (path.includes('/enable/') ? Response.json({ code: -1003, message: '暂无权限访问', data: null }) : done(path)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '停用' }));
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.getByText('没有撤销')).toBeVisible());
    await waitFor(() => expect(screen.getByText('暂无权限访问（-1003）')).toBeVisible());
  },
});

export const SaidInPlace = meta.story({
  args: { of: InPlace, answer: refused },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不再提醒' }));
    await expect(await canvas.findByText('请先停用应用（-1008）')).toBeVisible();
  },
});

/** 1, -2 and -1 of the specification: all of it, a part, nothing. */
export const NothingToDownload = meta.story({
  args: { of: Download, answer: () => new Response(null, { status: 204 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下载' }));
    await waitFor(() => expect(screen.getByText('没有数据可下载')).toBeVisible());
  },
});
