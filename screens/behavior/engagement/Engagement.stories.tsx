import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Behavior/Engagement 用户参与度',
  tags: ['screen'],
  parameters: { at: '/behavioranalysis/userengagement', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const BySystem = meta.story({ parameters: { at: '/behavioranalysis/userengagement?v=1&by=os&t=last7' } });

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/behavioranalysis/userengagement?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

/** The period that it is compared with did not load: that is said, and no change is shown. */
export const WithoutThePast = meta.story({
  parameters: { scenario: 'past-failing' },
  play: async ({ canvas }) => {
    await canvas.findByText('对比时段有数据没有加载出来，变化不完整。');
    await expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(1);
  },
});

/** Days on which nothing was received, in this period and in the one before. */
export const MissingDays = meta.story({
  parameters: { scenario: 'gaps' },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/数据不全：11-04 – 11-06（停止接收数据）；对比时段 10-08 – 10-09/);
    await expect(canvas.getByText(/两个时段不能直接比较。$/)).toBeVisible();
  },
});

/** Another app is offered where it has this page, whatever the report is called, and stands beside this one. */
export const BesideAnotherApp = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '对比' }));
    const choice = await screen.findByRole('dialog', { name: '对比分群' });
    await userEvent.click(within(choice).getByRole('button', { name: /比较/ }));
    await userEvent.click(await screen.findByRole('option', { name: '应用' }));
    await userEvent.click(within(choice).getByRole('combobox', { name: /对比的应用/ }));
    await userEvent.click(await screen.findByRole('option', { name: /星海远征.*Android/ }));
    await userEvent.click(within(choice).getByRole('button', { name: '并排显示' }));
    await expect(await canvas.findByRole('region', { name: '分群对比' })).toBeVisible();
  },
});

/** Who may not open the page is told so. */
export const ChannelUser = meta.story({ parameters: { scenario: 'channel-ios' } });

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** A mean per day of full days, and never a sum: the formula divides by how many days there were. */
export const WhyTheMean = meta.story({
  parameters: { at: '/behavioranalysis/userengagement?figure=dau' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '日均 DAU · 完整的日子' });
    await expect(await within(drawer).findByText('两边各 30 项')).toBeVisible();
    await userEvent.hover(drawer);
  },
});

export const Explains = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '为什么是这个数：DAU / MAU' }));
    await expect(await screen.findByRole('dialog', { name: 'DAU / MAU · 完整的日子' })).toBeVisible();
  },
});
