import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Note } from '../../primitives/note/Note.tsx';
import { Empty } from '../empty/Empty.tsx';
import { Details } from './Details.tsx';

const meta = preview.meta({
  title: 'Data/Details 详细信息 · technical details 技术信息',
  component: Details,
  args: {
    items: [
      { term: '接口', value: 'GET /api/app/findall' },
      { term: '编号', value: '500' },
      { term: '追踪 ID', value: '7f3a-20c1-91d2-4c00' },
    ],
  },
});

export const Folded = meta.story();

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('GET /api/app/findall')).not.toBeVisible();
    await userEvent.click(await canvas.findByText('详细信息'));
    await expect(canvas.getByText('GET /api/app/findall')).toBeVisible();
  },
});

export const OpenedByKeyboard = meta.story({
  tags: ['no-picture'], // Looks as Open does.
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('详细信息');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('GET /api/app/findall')).toBeVisible();
  },
});

/** All facts together, one a line. */
export const Copied = meta.story({
  tags: ['no-picture'], // Looks as Copyable does.
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByText('详细信息'));
    await userEvent.click(canvas.getByRole('button', { name: /复制/ }));
    await waitFor(() => expect(write).toHaveBeenCalledWith('接口: GET /api/app/findall\n编号: 500\n追踪 ID: 7f3a-20c1-91d2-4c00'));
  },
});

export const InAFailure = meta.story({
  parameters: { locale: 'en' },
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { term: 'Call', value: 'GET /api/mng/channelaccount/{id}/find/authorization/status' },
      { term: 'Code', value: '-1003' },
      { term: 'Trace ID', value: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' },
    ],
  },
  render: ({ items }) => (
    <Empty
      kind="failed"
      title="Couldn’t load"
      cause="The service refused this request (-1003)."
      actions={
        <>
          <Button>Retry</Button>
          <Details items={items} />
        </>
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Details'));
    await expect(canvas.getByText('-1003')).toBeVisible();
  },
});

export const InANote = meta.story({
  args: { align: 'start' },
  render: (args) => (
    <Note kind="negative" title="账号的应用正在迁移，请稍后再试" action={<Details {...args} />}>
      已退出登录。
    </Note>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('详细信息'));
    await expect(canvas.getByText('500')).toBeVisible();
  },
});

/** Without facts there is nothing to fold. */
export const Nothing = meta.story({
  tags: ['no-picture'], // It shows nothing.
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('详细信息')).toBeNull();
  },
});
