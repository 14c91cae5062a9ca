import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Data services/Fields of a file 导出字段',
  tags: ['screen'],
  parameters: { at: '/dataservice/dataexport', scenario: 'super-ios', layout: 'fullscreen' },
});

/** A field that is found by pinyin is added at the end of the file, and moves up. */
export const FindsAndOrders = meta.story({
  // Unplayed it is the whole page, which has its own pictures in the other modes.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: /搜索字段/ }), 'kedanjia');
    await userEvent.click(await canvas.findByRole('checkbox', { name: '客单价' }));
    await userEvent.click(await canvas.findByRole('button', { name: '上移客单价' }));
    const chosen = within(canvas.getByRole('region', { name: '已选字段' }));
    await waitFor(() =>
      expect(
        chosen
          .getAllByRole('listitem')
          .slice(-2)
          .map((row) => row.textContent),
      ).toEqual(['客单价', '消耗']),
    );
  },
});

/** Each campaign on each day, by two things that do not go into one file. */
export const NotTogether = meta.story({
  parameters: { at: '/dataservice/dataexport?by=day.country.model' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这几个维度不能放进同一个文件，减少一个维度')).toBeVisible();
  },
});
