import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Behavior/Devices and systems 终端属性',
  tags: ['screen'],
  parameters: { at: '/behavioranalysis/Terminalproperties', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const BySystem = meta.story({
  parameters: { at: '/behavioranalysis/Terminalproperties?v=1&by=os&t=last7', scenario: 'super-android' },
});

/** Who updated is one of the users of both versions, and one of all. */
export const ByVersion = meta.story({
  parameters: { at: '/behavioranalysis/Terminalproperties?v=1&by=appVersion&t=last7', scenario: 'super-android', locale: 'en' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'App version' }));
    await expect(await table.findByText(/users overlap/)).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  parameters: { at: '/behavioranalysis/Terminalproperties?v=1&t=2020-01-01_2020-01-07' },
});

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** What changed most narrows the page to it. */
export const Drills = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: '变化最大' });
    const [first] = table.querySelectorAll('a');
    if (!first) throw new Error('Nothing has changed');
    const name = first.textContent ?? '';
    await userEvent.click(first);
    // The chip of the filter, and the button that takes it away.
    await expect(await canvas.findAllByRole('button', { name: new RegExp(name) })).not.toHaveLength(0);
  },
});

/** A share beside that of the compared period: the parts of both. */
export const WhyAShare = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: '变化最大' });
    const [, row] = await within(table).findAllByRole('row');
    if (!row) throw new Error('nothing has changed');
    within(row).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const card = within(await screen.findByRole('dialog', { name: '占比' }));
    await userEvent.click(card.getByRole('button', { name: '展开' }));
    const drawer = await screen.findByRole('dialog', { name: /^占比 · / });
    await expect(within(drawer).getAllByText('全部活跃用户')).not.toHaveLength(0);
    await userEvent.hover(drawer);
  },
});
