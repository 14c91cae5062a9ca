import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { moment } from '#storybook/plays/moment.ts';

const meta = preview.meta({
  title: 'Screens/Manage/Campaign duplication 批量复制推广活动',
  tags: ['screen'],
  parameters: { at: '/manage/campaign', scenario: 'super-ios', layout: 'fullscreen' },
});

interface Play {
  canvas: Pick<typeof screen, 'findAllByRole'>;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** The three campaigns with most clicks are selected and duplicated. */
const duplicate = async ({ canvas, userEvent }: Play) => {
  const rows = await canvas.findAllByRole('checkbox', { name: /-\d+$/ });
  for (const row of rows.slice(0, 3)) await userEvent.click(row);
  await userEvent.click(await screen.findByRole('button', { name: /^(复制|Duplicate)$/ }));
  return within(await screen.findByRole('dialog', { name: /^(复制 3 个推广活动|Duplicate 3 campaigns)$/ }));
};

type Answer = (address: string, method: string) => Response | undefined;

/** Some calls get another answer than that of the service. */
const answering = (answer: Answer) => {
  const real = globalThis.fetch;
  return spyOn(globalThis, 'fetch').mockImplementation(
    async (input, init) => answer(String(input), init?.method ?? 'GET') ?? real(input, init),
  );
};

const isCreation = (address: string, method: string) => method === 'POST' && /\/campaigns(\?|$)/.test(address);

/** One card for each copy, in both themes. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { locale: 'en' },
  play: async (play) => {
    const dialog = await duplicate(play);
    await expect(dialog.getByRole('button', { name: 'Duplicate 3' })).toBeEnabled();
  },
});

/** What the copies will be called is said before anything is made. */
export const Planned = meta.story({
  parameters: { pictures: [{ theme: 'dark' }] },
  play: async (play) => {
    const dialog = await duplicate(play);
    await expect(dialog.getAllByRole('row')).toHaveLength(4);
    await expect(dialog.getByRole('button', { name: '复制 3 个' })).toBeEnabled();
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  play: async (play) => {
    const dialog = await duplicate(play);
    await expect(dialog.getByRole('button', { name: 'Duplicate 3' })).toBeEnabled();
  },
});

/** Each copy is opened from its row, and all of them are taken back by one press. */
export const Made = meta.story({
  play: async (play) => {
    const dialog = await duplicate(play);
    await play.userEvent.click(dialog.getByRole('button', { name: '复制 3 个' }));
    await expect(await dialog.findByText('已创建 3 个副本')).toBeVisible();
    await expect(dialog.getAllByRole('link')).toHaveLength(3);
    await play.userEvent.hover(await dialog.findByRole('button', { name: '撤销复制' }));
  },
});

export const TakenBack = meta.story({
  tags: ['no-picture'],
  play: async (play) => {
    const dialog = await duplicate(play);
    await play.userEvent.click(dialog.getByRole('button', { name: '复制 3 个' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: '撤销复制' })).toBeEnabled());
    await play.userEvent.click(dialog.getByRole('button', { name: '撤销复制' }));
    await expect(await dialog.findByText('已撤销，3 个副本已删除')).toBeVisible();
    await expect(dialog.queryAllByRole('link')).toHaveLength(0);
    await expect(dialog.queryByRole('button', { name: '撤销复制' })).toBeNull();
  },
});

/** Two are made and one is not: the reason stands in its row, and a retry sends that one alone. */
export const PartlyFailed = meta.story({
  play: async (play) => {
    const dialog = await duplicate(play);
    let sent = 0;
    const calls = answering((address, method) => {
      if (!isCreation(address, method)) return undefined;
      sent += 1;
      return sent === 2 ? Response.json({ code: -6001, message: '渠道当天额度已满' }) : undefined;
    });
    await play.userEvent.click(dialog.getByRole('button', { name: '复制 3 个' }));
    await expect(await dialog.findByText('已创建 2 个副本，1 个没有创建')).toBeVisible();
    await expect(dialog.getByText(/渠道当天额度已满/)).toBeVisible();
    const retry = await dialog.findByRole('button', { name: '重试 1 个' });
    await waitFor(() => expect(retry).toBeEnabled());
    await moment('failed');
    await play.userEvent.click(retry);
    await expect(await dialog.findByText('已创建 3 个副本')).toBeVisible();
    // What exists is not made again.
    await expect(sent).toBe(4);
    await expect(dialog.getAllByRole('link')).toHaveLength(3);
    calls.mockRestore();
  },
});

/** As the service sends it. */
const strictRule = {
  separator: '-',
  strict: true,
  parts: [
    { type: 'choice', label: '主题', options: ['竞品词', '秋季版本'] },
    { type: 'text', label: '版本' },
  ],
};

/** A strict rule would refuse two of the names: those are made one by one, with a name of their own, and only the third is made here. */
export const OffAStrictRule = meta.story({
  beforeEach: () => {
    const calls = answering((address) =>
      address.includes('/campaigns/naming') ? Response.json({ code: 200, content: strictRule }) : undefined,
    );
    return () => calls.mockRestore();
  },
  play: async (play) => {
    const dialog = await duplicate(play);
    await expect(dialog.getAllByText('不合命名规则')).toHaveLength(2);
    const [first] = dialog.getAllByRole('link', { name: '单独复制并改名' });
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/manage\/campaignDetail\?.*copy=\d+/));
    await expect(dialog.getByRole('button', { name: '复制 1 个' })).toBeEnabled();
  },
});
