import { expect, screen, waitFor, within } from 'storybook/test';
import { withOwnEvents } from '#storybook/driven/own-events.ts';
import { longPressClock } from '#storybook/plays/longPressClock.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';
import { SampleConsole } from './sample/SampleConsole.tsx';

const meta = preview.meta({
  title: 'Screens/Kit/Listing row menu 行菜单',
  component: SampleConsole,
  parameters: { layout: 'fullscreen' },
  beforeEach: withOwnEvents,
});

const firstRow = async (canvas: Pick<typeof screen, 'findByRole'>) => canvas.findByRole('row', { name: /秋季版本-达人短视频-A/ });

/** A right click and the dots open the same menu; what cannot be done now says why. */
export const ByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await firstRow(canvas);
    await userEvent.pointer({ keys: '[MouseRight]', target: within(row).getByText('投放中') });
    await expect(await screen.findByRole('menuitem', { name: /删除/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByText('先停用，才能删除')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(within(row).getByRole('button', { name: '更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    await waitForToast('已停用“秋季版本-达人短视频-A”');
  },
});

/** The menu key opens it at the cell that has the focus, and the focus returns there. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await firstRow(canvas);
    canvas.getByRole('grid', { name: '推广活动' }).focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(row).toContainElement(focused()));
    const cell = focused();
    // What the browser sends for the menu key: no button, no place.
    const openMenu = () => cell?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    openMenu();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '停用' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(cell).toHaveFocus());
    openMenu();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '停用' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitForToast('已停用“秋季版本-达人短视频-A”');
    await waitFor(() => expect(row).toHaveTextContent('已停用'));
  },
});

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** By touch a row is held. Lifting the finger presses nothing. */
export const ByTouch = meta.story({
  parameters: { picture: { as: 'by-pointer' } },
  play: async ({ canvas, userEvent }) => {
    const row = await firstRow(canvas);
    const state = within(row).getByText('投放中');
    const clock = longPressClock();
    await userEvent.pointer({ keys: '[TouchA>]', target: state });
    clock.ring();
    clock.stop();
    const disable = await screen.findByRole('menuitem', { name: '停用' });
    await waitFor(() => expect(disable).toBeVisible());
    await userEvent.pointer({ keys: '[/TouchA]', target: state });
    await userEvent.click(disable);
    await waitForToast('已停用“秋季版本-达人短视频-A”');
  },
});

/** A card is selected by holding it; its menu stands behind the dots. */
export const HoldingACardSelectsIt = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [state] = await canvas.findAllByText('投放中');
    if (!state) throw new Error('there is no card');
    const clock = longPressClock();
    await userEvent.pointer({ keys: '[TouchA>]', target: state });
    clock.ring();
    clock.stop();
    await userEvent.pointer({ keys: '[/TouchA]', target: state });
    await expect(await canvas.findByText('已选 1 项')).toBeVisible();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});
