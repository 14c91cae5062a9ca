import { useState } from 'react';
import { expect, fn, screen, within, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import type { Columns } from '../columns/column.ts';
import type { TableView } from '../columns/view.ts';
import { Boxed } from '../sample/Boxed.tsx';
import { campaignColumns, campaignColumnsInEnglish } from '../sample/columns.tsx';
import { campaigns, type Campaign } from '../sample/seed.ts';
import { Table } from '../Table.tsx';
import { ColumnSettings } from './ColumnSettings.tsx';

const rows = campaigns(12);

function Page({ columns, onViewChange }: { columns: Columns<Campaign>; onViewChange: (view: TableView) => void }) {
  const [view, setView] = useState<TableView>({ columns: ['name', 'clicks', 'uniqueClicks', 'installs', 'installRate', 'registrations'] });
  const change = (next: TableView) => {
    setView(next);
    onViewChange(next);
  };
  return (
    <Stack gap="3">
      <Stack direction="row" justify="end">
        <ColumnSettings columns={columns} view={view} onViewChange={change} />
      </Stack>
      <Boxed>
        <Table
          label="推广活动"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          view={view}
          onViewChange={change}
          density="compact"
        />
      </Boxed>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Data/Column settings 列设置',
  component: ColumnSettings<Campaign>,
  args: { columns: campaignColumns, view: {}, onViewChange: fn() },
  render: ({ columns, onViewChange }) => <Page columns={columns} onViewChange={onViewChange} />,
});

export const Closed = meta.story();

export const Open = meta.story({
  tags: ['matrix'],
  parameters: { picture: 'page' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await waitFor(() => expect(screen.getByText('已选 6 / 20')).toBeVisible());
  },
});

export const OpenInEnglish = meta.story({
  parameters: { locale: 'en', picture: 'page' },
  args: { columns: campaignColumnsInEnglish },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByText('6 of 20')).toBeVisible());
  },
});

const heads = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map((head) => head.querySelector('.words')?.textContent);

export const ChoosesAndApplies = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '付费金额' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '去重点击' }));
    await expect(args.onViewChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '应用' }));
    await expect(heads(canvasElement)).toEqual(['推广活动', '点击', '激活', '激活率', '注册', '付费金额']);
  },
});

export const CancelChangesNothing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '点击' }));
    await userEvent.click(screen.getByText('取消'));
    await expect(args.onViewChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '点击' })).toBeChecked());
  },
});

export const MovesByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    const handle = await screen.findByRole('button', { name: /^移动激活，/ });
    handle.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^移动激活，/ })).toHaveFocus());
    await expect(screen.getByText('激活，第 1 位，共 5 位')).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await userEvent.click(screen.getByRole('button', { name: '应用' }));
    await expect(heads(canvasElement)).toEqual(['推广活动', '点击', '去重点击', '激活率', '注册', '激活']);
  },
});

export const MovesByDragging = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    const [from, to] = [/^移动注册，/, /^移动点击，/].map((name) => screen.getByRole('button', { name }));
    const centre = (element: Element | undefined) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: from ?? canvasElement, coords: centre(from) },
      { target: to ?? canvasElement, coords: centre(to) },
      { keys: '[/MouseLeft]' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: '应用' }));
    await expect(heads(canvasElement)).toEqual(['推广活动', '注册', '点击', '去重点击', '激活', '激活率']);
  },
});

export const FindsByPinyin = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'liucun');
    const found = within(screen.getByRole('dialog')).getAllByRole('checkbox');
    await expect(found).toHaveLength(3);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), '转化漏斗');
    await expect(screen.getByText('没有匹配的列')).toBeVisible();
  },
});

export const ResetBringsTheDefaults = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('button', { name: '恢复默认' }));
    await expect(screen.getByText('已选 20 / 20')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '应用' }));
    await expect(args.onViewChange).toHaveBeenCalledWith({});
  },
});
