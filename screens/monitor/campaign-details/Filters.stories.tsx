import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Campaign filters 推广活动筛选',
  tags: ['screen'],
  parameters: { at: '/monitor/campaigninfo?v=1&by=campaign&lines=total', scenario: 'super-ios', layout: 'fullscreen' },
});

/** Several fields at once, each a chip whose values can be changed; on a phone behind one button. */
export const Several = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&lines=total&f=channel:101,102;country:CN;!os:iOS 16;!group:0' },
});

export const NamesWhatIsLeftOut = Several.extend({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '排除推广活动组 未分组' })).toBeVisible();
  },
});

/** A field of the report, its values found in the service, left out. */
export const LeavesOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '筛选' }));
    const choice = await screen.findByRole('dialog', { name: '筛选' });
    await userEvent.clear(within(choice).getByRole('combobox', { name: /字段/ }));
    await userEvent.type(within(choice).getByRole('combobox', { name: /字段/ }), '国家');
    await userEvent.click(await screen.findByRole('option', { name: '国家/地区' }));
    await userEvent.click(within(choice).getByRole('radio', { name: '排除' }));
    await userEvent.click(within(choice).getByRole('button', { name: /^值/ }));
    await expect(await screen.findByRole('option', { name: /^日本/ })).toBeVisible();
    // By what it is called: the service knows its code alone.
    await userEvent.keyboard('中国');
    await waitFor(() => expect(screen.queryByRole('option', { name: /日本/ })).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('option', { name: /^中国 ?[\d,]/ }));
    // The first press takes the search away, the second one the list.
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('option', { name: /^日本/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(choice).getByRole('button', { name: '应用筛选' }));
    await expect(await canvas.findByRole('button', { name: '排除国家/地区 中国' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('gridcell', { name: '236,128' })).not.toBeInTheDocument());
  },
});

/** A campaign that brought nothing has no row that names it; the list of its channel does. */
export const NamesWithoutRows = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/campaigninfo?v=2&by=campaign&f=channel:101;campaign:100100064' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '推广活动 周年庆-福利图文-64' })).toBeVisible();
    await expect(canvas.queryByText(/100100064/)).toBeNull();
  },
});

/** Countries go by their names, in rows, lines and filters; what the address carries is the code. */
export const Countries = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&by=country&lines=top&f=country:CN,JP,US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: '日本' })).toBeVisible();
    await expect(canvas.queryByText('JP')).not.toBeInTheDocument();
  },
});

/** They are searched for by their names, whatever the language of who wrote the link; the lines are those of the rows that are found. */
export const SearchedCountries = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/campaigninfo?v=1&t=last30.previous&by=country&lines=top&q=japan' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('rowheader', { name: '日本' })).toBeVisible();
    await waitFor(() => expect(canvasElement).toHaveTextContent('日本 · 激活 759；最高'));
    await expect(canvas.queryByText(/中国/)).not.toBeInTheDocument();
  },
});

export const CountriesInEnglish = Countries.extend({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Japan' })).toBeVisible();
  },
});

/** A value that stands in a row is a filter at one press. */
export const ByAValue = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [channel] = await canvas.findAllByRole('button', { name: '腾讯广告' });
    if (channel) await userEvent.click(channel);
    await userEvent.click(await screen.findByRole('button', { name: '只看' }));
    await expect(await canvas.findByRole('button', { name: '渠道 腾讯广告' })).toBeVisible();
  },
});

/** Rows by their numbers: a rate is written in hundredths, and stands readable in the address. */
export const ByNumbers = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&by=campaign&lines=total&w=installs>5000' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('> 5,000')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '筛选' }));
    const choice = await screen.findByRole('dialog', { name: '筛选' });
    const field = within(choice).getByRole('combobox', { name: /字段/ });
    await userEvent.clear(field);
    await userEvent.type(field, '次日留存');
    await userEvent.click(await screen.findByRole('option', { name: '次日留存' }));
    await userEvent.type(within(choice).getByRole('textbox', { name: /数值/ }), '40');
    await userEvent.click(within(choice).getByRole('button', { name: '应用筛选' }));
    await expect(await canvas.findByText('> 40.00%')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('夏日庆典-试玩素材-163')).not.toBeInTheDocument());
  },
});
