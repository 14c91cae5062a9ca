import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Faults 出错时',
  tags: ['screen'],
  parameters: { at: '/manage/app', scenario: 'super-ios', layout: 'fullscreen', picture: 'page' },
});

interface Actor {
  canvas: Pick<typeof screen, 'findByRole'>;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Disables an app of the list and answers yes when asked. Its row, which the question stands in front of. */
async function disable({ canvas, userEvent }: Actor) {
  const row = await canvas.findByRole('row', { name: /拾光记账/ });
  const menu = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  if (!menu) throw new Error('the row has no menu');
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
  await userEvent.click(await screen.findByRole('button', { name: '停用' }));
  return row;
}

/** The report stands without what failed, and says what that is. */
export const OneFailing = meta.story({
  parameters: { at: '/monitor/campaigninfo', scenario: 'one-failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('渠道名称或列的设置没有加载。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

/** It was done and nobody could say so: the page does not claim that it failed, and looks again by itself. */
export const WriteLost = meta.story({
  parameters: { scenario: 'write-lost' },
  play: async ({ canvas, userEvent }) => {
    const row = await disable({ canvas, userEvent });
    await expect(await screen.findByText(/没有收到结果，可能已经生效/)).toBeVisible();
    await waitFor(() => expect(row).toHaveTextContent('已停用'));
  },
});

/** It was not done, and the code of the service says whom to ask. */
export const WritesFailing = meta.story({
  parameters: { scenario: 'writes-failing' },
  play: async ({ canvas, userEvent }) => {
    const row = await disable({ canvas, userEvent });
    await expect(await screen.findByText(/（500）/)).toBeVisible();
    await expect(row).not.toHaveTextContent('已停用');
  },
});

/** What was asked about the app left behind comes last, and changes nothing for the next. */
export const LateAnswers = meta.story({
  parameters: { at: '/monitor/dashboard', scenario: 'late-answers' },
  play: async ({ canvas, userEvent }) => {
    const apps = await canvas.findByRole('combobox', { name: '当前应用' });
    await waitFor(() => expect(apps).toHaveValue('星海远征'));
    await userEvent.clear(apps);
    await userEvent.type(apps, 'shangcheng');
    await userEvent.click(await screen.findByRole('option', { name: /星海商城/ }));
    await waitFor(() => expect(apps).toHaveValue('星海商城'));
    await waitFor(() => expect(document.querySelector('#storybook-root [aria-busy="true"]')).toBeNull());
    await expect(apps).toHaveValue('星海商城');
    await expect(canvas.queryByText('加载失败')).toBeNull();
  },
});

/** The sign-in says why it asks, and leads back to the form. */
export const SessionEndsInAForm = meta.story({
  tags: ['no-picture'], // The page of Shell SessionLost.
  parameters: { at: '/manage/userinfo?open=profile', scenario: 'session-ends-on-write' },
  play: async ({ canvas, userEvent }) => {
    const name = await screen.findByLabelText(/^姓名/);
    await userEvent.clear(name);
    await userEvent.type(name, '沈初');
    await userEvent.click(screen.getByText('保存'));
    await expect(await canvas.findByText('登录已失效，登录后回到刚才的页面。')).toBeVisible();
  },
});
