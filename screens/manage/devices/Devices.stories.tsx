import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Manage/Test devices 设备白名单',
  tags: ['screen'],
  parameters: { at: '/manage/deviceManage', scenario: 'super-ios', layout: 'fullscreen' },
});

const lines = [
  'A1C9E0B4-2D67-4F83-9B10-7E5C3D28F6A0',
  '3f8b07c2e95d41aa 联调机 B',
  '490154203237518',
  '490154203237518',
  '00000000-0000-0000-0000-000000000000',
  '8f2c90d1a7',
  'lin@provena.test',
].join('\n');

/** The kind of each line, duplicates and what is no device are said before anything is sent. */
export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '粘贴设备号' }));
    await userEvent.paste(lines);
    await expect(await canvas.findByText('3 可添加，1 重复，3 无效')).toBeVisible();
    await expect(canvas.getByText('是邮箱，不是设备号')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '添加 3 台' })).toBeEnabled();
  },
});

/** Who has added a device is an email address: it is read without a pointer on it. */
export const AddressesAreWhole = meta.story({
  // No picture: Pasted shows it.
  tags: ['no-picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const names = await canvas.findAllByText('appmanager');
    for (const name of names) {
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
      const domain = name.nextElementSibling;
      await expect(domain).toHaveTextContent('@provena.test');
      await expect(domain?.scrollWidth).toBeLessThanOrEqual(domain?.clientWidth ?? 0);
    }
  },
});

export const AddsAndEdits = meta.story({
  tags: ['no-picture'], // Its end is the list with two more rows, which Pasted shows.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '粘贴设备号' }));
    await userEvent.paste('3f8b07c2e95d41aa 联调机 B');
    await userEvent.click(canvas.getByRole('button', { name: '添加 1 台' }));
    await waitForToast('已添加 1 台');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '粘贴设备号' })).toHaveValue(''));
    const row = await canvas.findByRole('row', { name: /联调机 B.*3f8b07c2e95d41aa/ });
    const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '修改' }));
    await userEvent.clear(await screen.findByRole('textbox', { name: '名称' }));
    await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '联调机 C');
    await userEvent.click(screen.getByRole('button', { name: '保存设备' }));
    await waitForToast('设备已保存');
    await expect(await canvas.findByText('联调机 C')).toBeInTheDocument();
  },
});

/** A device stands on the list once for each app: one that is listed for another app can be added. */
export const ListedForAnotherApp = meta.story({
  tags: ['no-picture'], // A tag beside a line, as in Pasted.
  parameters: { at: '/manage/deviceManage?of=1002' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /测试机 A/ });
    const deviceId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.exec(row.textContent ?? '')?.[0] ?? '';
    await userEvent.click(canvas.getByRole('textbox', { name: '粘贴设备号' }));
    await userEvent.paste(deviceId);
    await expect(await canvas.findByText('1 可添加，0 重复，0 无效')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^全部应用 应用|^应用 全部应用|应用$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^星海远征 · Android/ }));
    await expect(await canvas.findByText('已在名单：测试机 A')).toBeVisible();
  },
});

/** From a device to what happened on it, for who may query logs; one that was never seen says why there is nothing. */
export const LeadsToTheJourney = meta.story({
  tags: ['no-picture'], // An open menu over the list, and then the page of another story.
  parameters: { at: '/manage/deviceManage?search=测试机 A' },
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findAllByRole('row', { name: /测试机 A/ }))[0];
    const deviceId = /[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}/i.exec(row?.textContent ?? '')?.[0];
    const button = row?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (!button || deviceId === undefined) throw new Error('the row has no menu, or no device');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '查看设备轨迹' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '日志查询' })).toBeVisible();
    await expect(await canvas.findByDisplayValue(deviceId)).toBeVisible();
  },
});

export const Nothing = meta.story({ tags: ['empty'], parameters: { at: '/manage/deviceManage?search=没有这台' } });

export const MediaBuyer = meta.story({ parameters: { scenario: 'staff-ios', locale: 'en' } });
