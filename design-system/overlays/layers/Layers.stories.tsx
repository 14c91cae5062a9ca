import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { SideDrawer } from '../drawer/SideDrawer.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Menu } from '../menu/Menu.tsx';
import { MenuItem } from '../menu/MenuItem.tsx';
import { Popover } from '../popover/Popover.tsx';
import { ToastRegion } from '../toast/ToastRegion.tsx';
import { toasts } from '../toast/toasts.ts';

/** What stands above what when everything is open: toasts over dialogs over drawers over the page, and a popover over what it was opened from. */
function Layers() {
  const [isBeside, setBeside] = useState(false);
  return (
    <Stack direction="row" gap="2">
      <Popover label="页面上的浮层" trigger={<Button>浮层</Button>}>
        <Dialog title="从浮层打开" trigger={<Button>从浮层打开对话框</Button>}>
          对话框在浮层之上
        </Dialog>
      </Popover>
      <Button onPress={() => setBeside(true)}>旁侧抽屉</Button>
      <SideDrawer title="旁侧抽屉" isOpen={isBeside} onOpenChange={setBeside} width={480}>
        <Menu trigger={<IconButton icon={EllipsisVertical} label="抽屉菜单" />}>
          <MenuItem>编辑</MenuItem>
        </Menu>
      </SideDrawer>
      <Drawer title="抽屉" trigger={<Button>抽屉</Button>}>
        <Stack gap="2">
          <Popover label="抽屉里的浮层" trigger={<Button>抽屉浮层</Button>}>
            在抽屉之上
          </Popover>
          <Dialog title="对话框" trigger={<Button>抽屉里的对话框</Button>}>
            <Popover label="对话框里的浮层" placement="bottom start" trigger={<Button>对话框浮层</Button>}>
              <Menu trigger={<Button>浮层里的菜单</Button>}>
                <MenuItem onAction={() => toasts.show({ kind: 'bad', title: '保存失败' })}>保存</MenuItem>
              </Menu>
            </Popover>
          </Dialog>
        </Stack>
      </Drawer>
      <ToastRegion />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Overlays/Layers 层次',
  component: Layers,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  beforeEach: () => () => toasts.clear(),
});

/** Nothing covers its middle: what a pointer would hit there is itself or something in it. */
async function isOnTop(element: HTMLElement) {
  await waitFor(async () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(width).toBeGreaterThan(0);
    await expect(element).toContainElement(hit instanceof HTMLElement ? hit : null);
  });
}

const press = (name: string) => screen.findByRole('button', { name });

export const EachOverWhatItWasOpenedFrom = meta.story({
  tags: ['matrix'],
  play: async ({ userEvent }) => {
    await userEvent.click(await press('抽屉'));
    await userEvent.click(await press('抽屉里的对话框'));
    await isOnTop(await screen.findByRole('dialog', { name: '对话框' }));
    await userEvent.click(await press('对话框浮层'));
    await isOnTop(await screen.findByRole('dialog', { name: '对话框里的浮层' }));
    await userEvent.click(await press('浮层里的菜单'));
    await isOnTop(await screen.findByRole('menu', { name: '浮层里的菜单' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '保存' }));
    const toast = await screen.findByRole('alertdialog', { name: '保存失败' });
    await isOnTop(toast);
    // A toast is not outside: pressing it closes nothing else.
    await userEvent.click(toast);
    await waitFor(() => expect(screen.getByRole('dialog', { name: '对话框里的浮层' })).toBeVisible());
  },
});

export const EscapeLeavesOneByOne = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await press('抽屉'));
    await userEvent.click(await press('抽屉里的对话框'));
    await userEvent.click(await press('对话框浮层'));
    await screen.findByRole('dialog', { name: '对话框里的浮层' });
    for (const [gone, back] of [
      ['对话框里的浮层', '对话框浮层'],
      ['对话框', '抽屉里的对话框'],
      ['抽屉', '抽屉'],
    ] as const) {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: gone })).toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: back })).toHaveFocus());
    }
  },
});

/** How many layers darken what lies under them. */
const scrims = () =>
  [...document.querySelectorAll('[data-scrim]')].filter((layer) => !getComputedStyle(layer).backgroundColor.endsWith(' 0)'));

export const OnlyTheUppermostDarkens = meta.story({
  tags: ['matrix'],
  play: async ({ userEvent }) => {
    await userEvent.click(await press('抽屉'));
    await waitFor(() => expect(scrims()).toHaveLength(1));
    const drawer = await screen.findByRole('dialog', { name: '抽屉' });
    await userEvent.click(await press('抽屉里的对话框'));
    const dialog = await screen.findByRole('dialog', { name: '对话框' });
    await waitFor(() => expect(scrims()).toHaveLength(1));
    await expect(scrims()[0]).toContainElement(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(scrims()[0]).toContainElement(drawer));
    await userEvent.click(await press('抽屉里的对话框'));
    await waitFor(() => expect(scrims()).toHaveLength(1));
  },
});

export const PopoverInADrawer = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await press('抽屉'));
    await userEvent.click(await press('抽屉浮层'));
    await isOnTop(await screen.findByRole('dialog', { name: '抽屉里的浮层' }));
  },
});

export const MenuInAStandingDrawer = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await press('旁侧抽屉'));
    await userEvent.click(await press('抽屉菜单'));
    await isOnTop(await screen.findByRole('menu', { name: '抽屉菜单' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog', { name: '旁侧抽屉' })).toBeVisible());
  },
});

export const DialogFromAPopover = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await press('浮层'));
    await userEvent.click(await press('从浮层打开对话框'));
    await isOnTop(await screen.findByRole('dialog', { name: '从浮层打开' }));
  },
});
