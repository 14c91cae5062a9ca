import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Behavior/Funnel 事件漏斗',
  tags: ['screen'],
  parameters: { at: '/behavioranalysis/Eventfunnel', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const FromTheClick = meta.story({
  parameters: { at: '/behavioranalysis/Eventfunnel?steps=click.install.registration.payment&step=install&v=1&by=os' },
});

/** Media built elsewhere have funnels, too. */
export const SelfBuilt = meta.story({ parameters: { scenario: 'super-selfbuilt' } });

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/behavioranalysis/Eventfunnel?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const ChannelUser = meta.story({ parameters: { scenario: 'channel-ios' } });

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** A path is asked for when it is pressed, and stands in the address for a colleague. */
export const BuildsAPath = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('figure', { name: '设备数' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /首次付费/ }));
    await expect(chart).toHaveTextContent('首次付费');
    await userEvent.click(canvas.getByRole('button', { name: '计算' }));
    await waitFor(() => expect(canvas.getByRole('figure', { name: '设备数' })).not.toHaveTextContent('首次付费'));
  },
});

/** One step is no path. */
export const NeedsTwoSteps = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/Eventfunnel?steps=install.registration' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /注册/ }));
    await expect(await canvas.findByText('再选一个步骤')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '计算' })).toBeDisabled();
  },
});

export const WhyAStep = meta.story({
  parameters: { at: '/behavioranalysis/Eventfunnel?figure=registration' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '累计转化率 · 注册' });
    await expect(await within(drawer).findByText('两边各 2 项')).toBeVisible();
    await userEvent.hover(drawer);
  },
});
