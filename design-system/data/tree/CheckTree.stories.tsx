import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CheckTree } from './CheckTree.tsx';
import type { Checks, TreeNode } from './checks.ts';

const page = (id: string, label: string): TreeNode => ({ id, label });
const nodes: TreeNode[] = [
  {
    id: 'monitor',
    label: '广告监测',
    children: [
      page('overview', '数据概览'),
      page('campaigns', '推广活动明细'),
      page('ads', '广告明细'),
      page('remarketing', '再营销明细'),
      page('delay', '激活延迟分析'),
      page('asa', 'ASA 推广明细'),
    ],
  },
  { id: 'manage', label: '推广管理', children: [page('campaign', '推广活动管理'), page('group', '活动组管理')] },
  {
    id: 'service',
    label: '数据服务',
    children: [page('export', '数据导出'), page('report', '报表下载'), { ...page('log', '日志查询'), note: '需要开通', isDisabled: true }],
  },
];
const columns = [
  { id: 'view', label: '查看' },
  { id: 'edit', label: '编辑', needs: 'view' },
];
const start: Checks = {
  view: new Set(['overview', 'campaigns', 'ads', 'delay', 'campaign', 'group', 'export']),
  edit: new Set(['campaigns', 'campaign', 'group']),
};

const meta = preview.meta({
  title: 'Data/Check tree 勾选树',
  component: CheckTree,
  args: { label: '页面权限', heading: '页面', nodes, columns, value: start, onChange: () => {} },
  render: function Demo(args) {
    const [value, setValue] = useState(args.value);
    return <CheckTree {...args} value={value} onChange={setValue} />;
  },
});

export const Permissions = meta.story({ tags: ['matrix'], args: { changed: new Map([['delay', '新增']]) } });

export const ReadOnly = meta.story({ args: { isReadOnly: true } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { changed: new Map([['delay', '新增']]) } });

export const EditingBringsViewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '编辑 ASA 推广明细' }));
    await expect(canvas.getByRole('checkbox', { name: '查看 ASA 推广明细' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '查看 广告监测' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '查看 广告监测' }));
    await expect(canvas.getByRole('checkbox', { name: '编辑 ASA 推广明细' })).not.toBeChecked();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('row', { name: /数据概览/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /数据概览/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '查看 数据概览' })).not.toBeChecked();
  },
});
