import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'members', label: '成员', count: 38, content: <Text>38 位成员</Text> },
  { id: 'roles', label: '角色', count: 6, content: <Text>6 个角色</Text> },
  { id: 'log', label: '操作记录', content: <Text>最近 90 天</Text> },
  { id: 'postback', label: '数据回传', isDisabled: true, content: <Text>未开通</Text> },
];

const meta = preview.meta({ title: 'Data/Tabs 标签页', component: Tabs, args: { label: '成员与权限', items, onSelect: fn() } });

export const Plain = meta.story({ tags: ['matrix'] });

export const ManyOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    items: ['推广活动', 'One Link', '分包', '归档', '落地页', '素材', '回传', '防作弊'].map((label, index) => ({
      id: String(index),
      label,
      count: 12 * index,
      content: label,
    })),
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /角色/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    // The disabled one is passed over, and the first follows the last.
    await expect(canvas.getByRole('tab', { name: /成员/ })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onSelect).toHaveBeenLastCalledWith('members');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('38 位成员');
  },
});
