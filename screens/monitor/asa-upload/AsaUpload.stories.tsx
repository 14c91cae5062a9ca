import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/ASA upload ASA 映射上传',
  tags: ['screen'],
  parameters: { at: '/monitor/asaUpload', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Names = meta.story();

export const Uploads = meta.story({ parameters: { at: '/monitor/asaUpload?by=campaign&tab=tasks', locale: 'en' } });

export const NoUploads = meta.story({ tags: ['empty'], parameters: { at: '/monitor/asaUpload?by=org&tab=tasks' } });

/** Nothing was sent under that name: other words than for a list that is still empty. */
export const FindsNoUpload = meta.story({
  parameters: { at: '/monitor/asaUpload?by=campaign&tab=tasks' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索文件名' }), 'q4-2019');
    await expect(await canvas.findByText('没有匹配的结果')).toBeInTheDocument();
  },
});

/** A file is read here before it is sent; a line with a fault is named. */
export const ChecksAFile = meta.story({
  parameters: { at: '/monitor/asaUpload?by=keyword' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const input = canvasElement.querySelector('input[type="file"]');
    await expect(input).not.toBeNull();
    if (!(input instanceof HTMLInputElement)) return;
    await userEvent.upload(input, new File(['ID,名称\n1234,品牌词\nabc,竞品词\n'], 'names.csv', { type: 'text/csv' }));
    const note = await canvas.findByText('1 行有问题，上传会跳过它们');
    await expect(within(note.parentElement ?? canvasElement).getByText(/ID 不是数字/)).toBeInTheDocument();
  },
});

export const Staff = meta.story({ parameters: { scenario: 'staff-ios' } });
