import { Archive, ChartLine, CirclePause, Copy, EllipsisVertical, Files, FolderInput, ListChecks, Pencil, QrCode } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { longPressClock } from '#storybook/plays/longPressClock.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ContextMenu } from './ContextMenu.tsx';
import { Menu, MenuDivider } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSection } from './MenuSection.tsx';
import { Submenu } from './Submenu.tsx';
import { useContextMenu } from './useContextMenu.ts';

const meta = preview.meta({
  title: 'Overlays/Menu 菜单',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
});

const act = fn();

const rowActs = (
  <>
    <MenuItem icon={Pencil} shortcut="e" onAction={() => act('编辑')}>
      编辑
    </MenuItem>
    <MenuItem icon={Copy} shortcut="c" onAction={() => act('复制监测链接')}>
      复制监测链接
    </MenuItem>
    <MenuItem icon={QrCode}>二维码</MenuItem>
    <MenuItem icon={Files} shortcut="d">
      复制为新活动
    </MenuItem>
    <MenuDivider />
    <MenuItem icon={ChartLine} href="/monitor/advertisinginfo">
      查看报表
    </MenuItem>
    <MenuItem icon={ListChecks}>重新预检</MenuItem>
    <MenuDivider />
    <MenuItem icon={CirclePause}>停用</MenuItem>
    <MenuItem icon={Archive} isDanger onAction={() => act('归档')}>
      归档
    </MenuItem>
  </>
);

export const Open = meta.story({
  tags: ['matrix'],
  args: { isOpen: true, trigger: <IconButton icon={EllipsisVertical} label="更多操作" />, children: rowActs },
});

export const Phone = Open.extend({ globals: { viewport: { value: 'phone' } } });

export const Described = Open.extend({
  args: {
    trigger: <Button>导出</Button>,
    children: (
      <>
        <MenuItem icon={ChartLine} description="当前筛选与列，最多 10 万行">
          导出报表
        </MenuItem>
        <MenuItem icon={ListChecks} disabledReason="需要“设备明细”权限，由主账号授予">
          导出设备明细
        </MenuItem>
        <MenuItem icon={Files} disabledReason="免费版不含日志导出，升级后可用，已为你保留最近 30 天的原始日志">
          导出原始日志
        </MenuItem>
      </>
    ),
  },
});

export const English = Open.extend({
  parameters: { locale: 'en' },
  args: {
    trigger: <Button>Export</Button>,
    children: (
      <>
        <MenuItem icon={Copy} shortcut="shift+c">
          Copy tracking link
        </MenuItem>
        <MenuItem icon={Files} disabledReason="Requires device details access from the owner">
          Export device details
        </MenuItem>
        <MenuItem icon={Archive} isDanger>
          Archive campaign
        </MenuItem>
      </>
    ),
  },
});

function Columns() {
  const [density, setDensity] = useState(['compact']);
  const [shown, setShown] = useState(['clicks', 'installs']);
  return (
    <Menu trigger={<Button>视图</Button>}>
      <MenuSection title="密度" selectionMode="single" selected={density} onSelect={setDensity}>
        <MenuItem id="comfortable">宽松</MenuItem>
        <MenuItem id="compact">紧凑</MenuItem>
      </MenuSection>
      <MenuSection title="指标" selectionMode="multiple" selected={shown} onSelect={setShown}>
        <MenuItem id="clicks">点击</MenuItem>
        <MenuItem id="installs">激活</MenuItem>
        <MenuItem id="paid">付费金额</MenuItem>
      </MenuSection>
    </Menu>
  );
}

export const Choices = meta.story({
  tags: ['matrix'],
  render: () => <Columns />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '视图' });
    await userEvent.click(opener);
    // One of several closes the menu, several stay open.
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '宽松' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(opener);
    await expect(await screen.findByRole('menuitemradio', { name: '宽松' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: '付费金额' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: '点击' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: '付费金额' })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: '点击' })).not.toBeChecked();
  },
});

export const Nested = meta.story({
  tags: ['matrix'],
  args: {
    trigger: <Button>批量操作</Button>,
    children: (
      <>
        <MenuItem icon={Copy}>复制链接</MenuItem>
        <Submenu icon={FolderInput} label="改活动组">
          <MenuItem onAction={() => act('新版本拉新')}>新版本拉新</MenuItem>
          <MenuItem>内容种草</MenuItem>
          <MenuItem>搜索品牌</MenuItem>
        </Submenu>
        <MenuItem icon={CirclePause}>停用</MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    act.mockClear();
    canvas.getByRole('button', { name: '批量操作' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '复制链接' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '新版本拉新' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '改活动组' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '内容种草' })).toBeVisible());
  },
});

export const ByKeyboard = meta.story({
  args: { trigger: <IconButton icon={EllipsisVertical} label="更多操作" />, children: rowActs },
  play: async ({ canvas, userEvent }) => {
    act.mockClear();
    const opener = canvas.getByRole('button', { name: '更多操作' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: '更多操作' });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /编辑/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: '归档' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(act).toHaveBeenCalledWith('归档');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const DisabledSaysWhy = meta.story({
  parameters: { picture: { as: 'described' } },
  args: Described.composed.args,
  play: async () => {
    const item = await screen.findByRole('menuitem', { name: /导出设备明细.*需要“设备明细”权限，由主账号授予/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A link goes where it may; an address that runs a script is no item one can choose. */
export const Links = Open.extend({
  args: {
    children: (
      <>
        <MenuItem href="/monitor/advertisinginfo">查看报表</MenuItem>
        <MenuItem href="https://docs.provena.example">接入文档</MenuItem>
        <MenuItem href="javascript:alert(1)">可疑链接</MenuItem>
      </>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: '查看报表' })).toHaveAttribute('href', '/monitor/advertisinginfo');
    await expect(screen.getByRole('menuitem', { name: '接入文档' })).toHaveAttribute('rel', 'noopener noreferrer');
    const suspect = screen.getByRole('menuitem', { name: '可疑链接' });
    await expect(suspect).not.toHaveAttribute('href');
    await expect(suspect).toHaveAttribute('aria-disabled', 'true');
  },
});

const rows = ['秋季版本-达人短视频-A', '品牌词-秋季版本-精确匹配', '朋友圈-剧情 15s-秋季'];

function Rows() {
  const menu = useContextMenu<string>();
  return (
    <>
      <ul aria-label="推广活动">
        {rows.map((name) => (
          <li key={name} {...menu.on(name)} style={{ padding: 10, borderBottom: '1px solid var(--color-border-subtle)', width: 480 }}>
            <Button kind="link" onPress={() => act(`打开 ${name}`)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <ContextMenu state={menu} label={(name) => `“${name}”的操作`}>
        {(name) => (
          <>
            <MenuItem icon={Pencil} onAction={() => act(`编辑 ${name}`)}>
              编辑
            </MenuItem>
            <MenuItem icon={Archive} isDanger>
              归档
            </MenuItem>
          </>
        )}
      </ContextMenu>
    </>
  );
}

const rowMenu = meta.story({ render: () => <Rows /> });

export const RightClick = rowMenu.extend({
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    act.mockClear();
    const row = canvas.getByRole('button', { name: rows[1] ?? '' });
    await userEvent.pointer({ keys: '[MouseRight]', target: row, coords: { clientX: 300, clientY: 66 } });
    const menu = await screen.findByRole('menu', { name: `“${rows[1]}”的操作` });
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().left - 300)).toBeLessThan(8));
    await expect(Math.abs(menu.getBoundingClientRect().top - 66)).toBeLessThan(12);
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: '编辑' })).toBeVisible());
  },
});

export const MenuKey = rowMenu.extend({
  play: async ({ canvas, userEvent }) => {
    act.mockClear();
    const row = canvas.getByRole('button', { name: rows[0] ?? '' });
    row.focus();
    // What the browser sends for the menu key: no button, no place.
    row.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    const first = await screen.findByRole('menuitem', { name: '编辑' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(act).toHaveBeenCalledWith(`编辑 ${rows[0]}`);
    await waitFor(() => expect(row).toHaveFocus());
  },
});

export const LongPress = rowMenu.extend({
  play: async ({ canvas, userEvent }) => {
    act.mockClear();
    const row = canvas.getByRole('button', { name: rows[2] ?? '' });
    const clock = longPressClock();
    await userEvent.pointer({ keys: '[TouchA>]', target: row });
    clock.ring();
    clock.stop();
    await expect(await screen.findByRole('menu', { name: `“${rows[2]}”的操作` })).toBeInTheDocument();
    // Lifting the finger does not press the row.
    await userEvent.pointer({ keys: '[/TouchA]', target: row });
    await expect(act).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeInTheDocument();
  },
});
