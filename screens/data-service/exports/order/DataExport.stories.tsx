import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Data services/Data export 数据导出',
  tags: ['screen'],
  parameters: { at: '/dataservice/dataexport', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en', pictures: [{ state: 'hover' }] } });

/** What was ordered stands at the top of the files and is generated. */
export const Generates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^预计最多/);
    await userEvent.click(canvas.getByRole('button', { name: '生成文件' }));
    await waitForToast('正在生成“推广活动明细-日期-推广活动”，完成后在报表下载里');
    await expect(await canvas.findByText('推广活动明细-日期-推广活动')).toBeVisible();
  },
});

/** A field that is found by pinyin is added at the end of the file, and moves up. */
export const FindsAndOrders = meta.story({
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

/** A preset brings its fields back, whatever is chosen since. */
export const SavesPreset = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^预计最多/);
    await userEvent.click(canvas.getByRole('button', { name: '保存为常用' }));
    const dialog = within(await screen.findByRole('dialog', { name: '保存为常用' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^名称/ }), '周报');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitForToast('已保存“周报”');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(await canvas.findByText('至少选一项指标')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '常用选择' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '周报' }));
    await expect(await canvas.findByRole('heading', { name: '已选 8' })).toBeVisible();
  },
});

/** Revenue is kept from media buyers: the fields stay visible, with a lock and the reason. */
export const MediaBuyer = meta.story({
  parameters: { scenario: 'staff-ios' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^付费/ }));
    await expect((await canvas.findAllByText('需要付费数据权限')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('checkbox', { name: '付费金额' })).toBeNull();
  },
});

/** A colleague's link names revenue: what of it this reader may not have is said above the page, with the request. */
export const LinkWithMore = meta.story({
  parameters: { scenario: 'staff-ios', at: '/dataservice/dataexport?v=2&c=installs.income' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('链接中有 1 项内容没有打开')).toBeVisible();
    await expect(canvas.getByText(/付费金额.*需要付费数据权限/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '已选 3' })).toBeVisible();
  },
});

/** H5 apps have no page of downloads, so all files are here, and no retention. */
export const H5 = meta.story({
  parameters: { scenario: 'super-h5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^留存/ }));
    await expect((await canvas.findAllByText('H5 没有这项数据')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('link', { name: '查看全部' })).toBeNull();
  },
});

/** Nothing chosen, nothing ordered yet. */
export const Empty = meta.story({
  tags: ['empty'],
  parameters: { scenario: 'super-android', at: '/dataservice/dataexport?c=&by=' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('至少选一项指标')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '还没有导出过文件' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '生成文件' })).toBeDisabled();
  },
});

/** Each campaign on each day, by two things that do not go into one file. */
export const NotTogether = meta.story({
  parameters: { at: '/dataservice/dataexport?by=day.country.model' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这几个维度不能放进同一个文件，减少一个维度')).toBeVisible();
  },
});

export const Failing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '字段没有加载出来' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '文件列表没有加载出来' })).toBeVisible();
  },
});
