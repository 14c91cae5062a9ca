import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/SKAdNetwork/SKAN report SKAN 报表明细',
  tags: ['screen'],
  parameters: { at: '/skadnetwok/akandetails', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const ByCampaign = meta.story({ parameters: { at: '/skadnetwok/akandetails?by=campaign&postback=2' } });

/** Days that are long past have all three postbacks. */
export const AllMature = meta.story({ parameters: { at: '/skadnetwok/akandetails?v=1&t=2026-08-01_2026-08-31' } });

/** Days on which two maps mix are shaded in the chart, named in its sentence, and in its table. */
export const TwoMaps = meta.story({
  parameters: { at: '/skadnetwok/akandetails?v=1&t=2026-09-05_2026-09-30' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/新旧转化值并存：09-16 – 09-17（v6 于 2026-09-18 发布）。$/)).toBeVisible();
  },
});

/** Nothing of the last two days can have arrived. */
export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/skadnetwok/akandetails?v=1&t=2026-11-19_2026-11-20' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const MediaBuyer = meta.story({ parameters: { scenario: 'staff-ios' } });

/** The third postback of the last thirty days cannot be known: the chart says so, and no zero stands for it. */
export const ThirdPostback = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '回传 3' }));
    await expect(await canvas.findByText('所选日期的回传 3 都未到期：安装后 41 天才到齐。')).toBeVisible();
  },
});

/** A channel leads to its campaigns, with the same days. */
export const IntoAChannel = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: '按渠道' });
    await userEvent.click(within(table).getByRole('link', { name: '巨量引擎' }));
    await expect(await canvas.findByRole('grid', { name: '按推广活动' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '巨量引擎' })).toBeVisible();
  },
});
