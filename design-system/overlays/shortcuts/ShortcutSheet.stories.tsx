import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Menu } from '../menu/Menu.tsx';
import { MenuItem } from '../menu/MenuItem.tsx';
import { Shortcut } from './Shortcut.tsx';
import { ShortcutSheet, type ShortcutGroup } from './ShortcutSheet.tsx';
import { useShortcuts } from './useShortcuts.ts';

const left: ShortcutGroup[] = [
  {
    title: '通用',
    shortcuts: [
      { name: '命令面板', keys: 'mod+k' },
      { name: '本页搜索', keys: '/' },
      { name: '快捷键', keys: '?' },
      { name: '切换应用', keys: 'mod+j' },
      { name: '切换主题', keys: 'shift+t' },
    ],
  },
  {
    title: '前往',
    shortcuts: [
      { name: '数据概览', keys: 'g o' },
      { name: '推广活动管理', keys: 'g c' },
      { name: '日志查询', keys: 'g l' },
      { name: '广告账户', keys: 'g a' },
    ],
  },
];

const right: ShortcutGroup[] = [
  {
    title: '日期与对比',
    shortcuts: [
      { name: '今日 / 昨日', keys: 'd' },
      { name: '近 7 天', keys: 'w' },
      { name: '近 30 天', keys: 'm' },
      { name: '前一段 / 后一段', keys: ['[', ']'] },
      { name: '对比上期', keys: 'x' },
    ],
  },
  {
    title: '列表',
    shortcuts: [
      { name: '上下移动', keys: ['j', 'k'] },
      { name: '选中行', keys: 'space' },
      { name: '复制监测链接', keys: 'c' },
      { name: '溯源', keys: 't' },
    ],
  },
];

const meta = preview.meta({
  title: 'Overlays/Shortcut sheet 快捷键',
  component: ShortcutSheet,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { isOpen: true, onOpenChange: fn(), columns: [left, right], note: '输入框内不生效，可在账号中心关闭' },
  beforeEach: () => {
    const platform = spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    return () => platform.mockRestore();
  },
});

export const Open = meta.story({ tags: ['matrix'] });

export const Phone = Open.extend({ globals: { viewport: { value: 'phone' } } });

export const OtherKeyboards = Open.extend({
  beforeEach: () => {
    spyOn(navigator, 'platform', 'get').mockReturnValue('Win32');
  },
  play: async () => {
    await expect(await screen.findAllByText('Ctrl')).toHaveLength(2);
  },
});

export const English = Open.extend({
  parameters: { locale: 'en' },
  args: {
    note: 'Not available while typing. Turn off in the account center',
    columns: [
      [
        {
          title: 'General',
          shortcuts: [
            { name: 'Command palette', keys: 'mod+k' },
            { name: 'Search this page', keys: '/' },
          ],
        },
      ],
      [{ title: 'Dates and comparison', shortcuts: [{ name: 'Previous or next period', keys: ['[', ']'] }] }],
    ],
  },
});

const acts = { palette: fn(), sheet: fn(), overview: fn(), apps: fn(), week: fn() };

function Page({ hasSingleKeys = true }: { hasSingleKeys?: boolean }) {
  const [isOn, setOn] = useState(hasSingleKeys);
  useShortcuts({ 'mod+k': acts.palette, '?': acts.sheet, 'g o': acts.overview, 'g a': acts.apps, w: acts.week }, { hasSingleKeys: isOn });
  return (
    <>
      <input aria-label="名称" />
      <label>
        <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
        单键快捷键
      </label>
      <Menu trigger={<Button>更多</Button>}>
        <MenuItem>完成</MenuItem>
      </Menu>
      <Dialog title="重命名" trigger={<Button>重命名</Button>} />
    </>
  );
}

const page = meta.story({
  render: () => <Page />,
  beforeEach: () => Object.values(acts).forEach((act) => act.mockClear()),
});

export const KeysOfAPage = page.extend({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('w');
    await expect(acts.week).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('go');
    await userEvent.keyboard('ga');
    await expect([acts.overview.mock.calls.length, acts.apps.mock.calls.length]).toEqual([1, 1]);
    // A broken-off sequence is forgotten.
    await userEvent.keyboard('gwo');
    await expect([acts.overview.mock.calls.length, acts.week.mock.calls.length]).toEqual([1, 2]);
    await userEvent.keyboard('{Shift>}?{/Shift}');
    await expect(acts.sheet).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await expect(acts.palette).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Meta>}w{/Meta}');
    await expect(acts.week).toHaveBeenCalledTimes(2);
  },
});

export const RestWhileSomebodyTypes = page.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'w?go');
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('w{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '重命名' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('w{Escape}');
    await expect([acts.week, acts.sheet, acts.overview].flatMap(({ mock }) => mock.calls)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('w');
    await expect(acts.week).toHaveBeenCalledTimes(1);
  },
});

export const SwitchedOff = page.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '单键快捷键' }));
    await userEvent.keyboard('w');
    await expect(acts.week).not.toHaveBeenCalled();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await expect(acts.palette).toHaveBeenCalledTimes(1);
  },
});

/** Keys beside other words: drawn where fonts lack the sign, named for readers of the screen. */
export const InALine = meta.story({
  render: () => (
    <p>
      打开命令面板 <Shortcut keys="mod+k" />
      ，在新标签页打开 <Shortcut keys="mod+enter" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: '⌘' })).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: 'Enter' })).toBeVisible();
  },
});
