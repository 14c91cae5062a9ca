import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Manage/App list 应用列表',
  tags: ['screen'],
  parameters: { at: '/manage/app', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11 个 · 1 个需要处理')).toBeVisible();
    await expect(await canvas.findByText('10,707')).toBeVisible();
    await expect(canvas.getByText('常用 3')).toBeVisible();
    await expect(canvas.getByText('其他应用 8')).toBeVisible();
  },
});

export const Narrowed = meta.story({
  parameters: { at: '/manage/app?platform=games&sort=-name' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    const search = canvas.getByRole('searchbox', { name: '搜索应用名称或 Appkey' });
    await userEvent.type(search, '没有这样的应用{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '清除筛选' }));
    await expect(await canvas.findByRole('link', { name: '拾光记账' })).toBeInTheDocument();
    await userEvent.type(search, '星海{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: '拾光记账' })).toBeNull());
  },
});

const menuOf = async (canvas: { findByRole: typeof screen.findByRole }, name: RegExp) => canvas.findByRole('row', { name });

export const DisablesAndDeletes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const openMenu = async () => {
      const row = await menuOf(canvas, /拾光记账/);
      const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
      if (!button) throw new Error('the row has no menu');
      await userEvent.click(button);
    };
    await openMenu();
    await expect(await screen.findByRole('menuitem', { name: /删除/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: '停用' }));
    await userEvent.click(await screen.findByRole('button', { name: '停用' }));
    await expect(await canvas.findByRole('row', { name: /拾光记账.*已停用/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const act = await screen.findByRole('button', { name: '删除' });
    await expect(act).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /拾光记账/ }), '拾光记账');
    await userEvent.click(act);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /拾光记账/ })).toBeNull());
    await waitForToast('已删除“拾光记账”');
  },
});

export const PlanEnding = meta.story({
  parameters: { scenario: 'plan-ending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('剩 12 天')).toHaveLength(3);
  },
});

export const NoAppYet = meta.story({
  tags: ['empty'],
  parameters: { scenario: 'fresh-account' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有应用')).toBeVisible();
  },
});

/** Who may not create, edit or stop apps sees none of it. */
export const Analyst = meta.story({
  parameters: { scenario: 'analyst-ios', locale: 'en' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5);
    await expect(canvas.queryByRole('link', { name: 'Create app' })).toBeNull();
  },
});

/** Three apps, and of each only what his own channels brought. */
export const ChannelUser = meta.story({
  parameters: { scenario: 'channel-ios' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await waitFor(() => expect(canvas.getAllByText('活跃')).toHaveLength(1));
    await expect(canvas.queryByText('10,707')).toBeNull();
  },
});

/** The figures have a call of their own: without them the list still works. */
export const Failing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('今日激活暂时无法获取')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(14);
  },
});

/** Two at once, asked once; what is not enabled is left as it is. */
export const DisablesSeveral = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择 云岫快读' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 星海商城' }));
    await expect(canvas.getByText('已选 2 项')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('toolbar')).getByRole('button', { name: '停用' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: '停用 2 个应用？' })).getByRole('button', { name: '停用' }),
    );
    await waitForToast('已停用 2 个应用');
    await waitFor(() => expect(canvas.getByRole('row', { name: /云岫快读/ })).toHaveTextContent('已停用'));
    await waitFor(() => expect(canvas.getByRole('row', { name: /星海商城/ })).toHaveTextContent('已停用'));
    await expect(canvas.queryByText('已选 2 项')).toBeNull();
  },
});

/** As many as a large agency has, with names of 200 characters among them; found by initials. */
export const TenThousand = meta.story({
  parameters: { scenario: 'huge' },
  play: async ({ canvas, userEvent }) => {
    // Ten thousand apps are made before the console can open.
    await expect(await canvas.findByText(/^9,\d{3} 个/, undefined, { timeout: 40_000 })).toBeVisible();
    // Only what can be seen is drawn.
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    const search = canvas.getByRole('searchbox', { name: '搜索应用名称或 Appkey' });
    await userEvent.type(search, 'dlyy 9981{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.clear(search);
    await userEvent.type(search, 'dlyy{Enter}');
    await expect(await canvas.findByText(/^9,\d{3} \/ 9,\d{3}$/)).toBeVisible();
  },
});
