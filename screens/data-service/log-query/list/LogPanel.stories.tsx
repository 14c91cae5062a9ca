import { expect, screen, waitFor, within, type userEvent as events } from 'storybook/test';
import { nextFile } from '#storybook/plays/nextFile.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Data services/All logs 全部日志',
  tags: ['screen'],
  parameters: {
    at: '/dataservice/logquery?q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-20&view=all',
    scenario: 'super-ios',
    layout: 'fullscreen',
  },
});

export const Filled = meta.story();

export const ReadsOn = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已读取 20 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '继续读取' }));
    await expect(await canvas.findByText('共 22 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '会话' }));
    await expect(await canvas.findByText('共 9 条')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('激活')).toBeNull());
  },
});

/** Scrolling reads on as well, but for a search that may match nothing: there it takes a press. */
export const ReadsOnByScrolling = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已读取 20 条')).toBeVisible();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(await canvas.findByText('共 22 条')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '继续读取' })).toBeNull();
  },
});

const menuOf = async (userEvent: ReturnType<typeof events.setup>, row: HTMLElement) =>
  userEvent.click(within(row).getByRole('button', { name: '更多操作' }));

/** Each value of a log: alone, or left out. */
export const LeavesOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByRole('link', { name: '激活' })).closest<HTMLElement>('[role="row"]') ?? document.body;
    await menuOf(userEvent, row);
    await expect(await screen.findByRole('menuitem', { name: '只看“激活”' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: '排除“激活”' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: '激活' })).toBeNull());
    await expect(await canvas.findByRole('link', { name: '激活回传' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^排除/ })).toHaveTextContent('激活');
  },
});

/** “Only this” on an identifier is asked of the service, stands as a chip, and can be turned round and removed. */
export const OneIdentifier = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByRole('link', { name: '注册' })).closest<HTMLElement>('[role="row"]') ?? document.body;
    await menuOf(userEvent, row);
    // The last one is the day.
    const only = await screen.findAllByRole('menuitem', { name: /^只看“/ });
    await userEvent.click(only.at(-2) ?? document.body);
    await waitFor(() => expect(canvas.queryByRole('link', { name: '点击' })).toBeNull());
    await expect(canvas.getByRole('link', { name: '注册' })).toBeVisible();
    // As many as the service has, not as many as were loaded.
    await expect(await canvas.findByText(/^共 \d 条$/)).toBeVisible();
    const chip = await canvas.findByRole('button', { name: /^标识/ });
    await userEvent.click(chip);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '不等于' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: '注册' })).toBeNull());
    await expect(await canvas.findByText(/^(已读取|共) 2\d 条$/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^标识/ })).toHaveTextContent('不是');
  },
});

/** A value of the raw payload becomes a condition by a press: of that log's fields, all logs that have it. */
export const FromThePayload = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '注册' }));
    const drawer = await screen.findByRole('dialog');
    const values = await within(drawer).findAllByRole('button', { name: /^按.+筛选$/ });
    const name = values[0]?.getAttribute('aria-label') ?? '';
    await userEvent.click(values[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: new RegExp(`^${/^按(.+)“/.exec(name)?.[1]}`) })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '注册' })).toBeVisible();
  },
});

/** A chip of the list is asked of the service as well: what has not been loaded yet is found. */
export const ChipsAreAsked = meta.story({
  tags: ['no-picture'],
  parameters: {
    at: '/dataservice/logquery?q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-20&view=all&kind=click',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: '点击' })).not.toHaveLength(0);
    await expect(await canvas.findByText(/^共 \d+ 条$/)).toBeVisible();
  },
});

/** What was left out in Chinese is left out in English, and reads so. */
export const LeftOutInEnglish = meta.story({
  tags: ['no-picture'],
  parameters: {
    at: '/dataservice/logquery?q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-20&view=all&without=kind%3Ainstall',
    locale: 'en',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Left out/ })).toHaveTextContent('Install'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Install' })).toBeNull());
    await expect(await canvas.findAllByRole('link', { name: 'Click' })).not.toHaveLength(0);
  },
});

/** The file is of all logs that match, though only the first twenty have been read. */
export const FileOfWhatIsShown = meta.story({
  tags: ['no-picture'],
  parameters: {
    at: '/dataservice/logquery?q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-20&view=all&without=kind%3A%E6%BF%80%E6%B4%BB',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已读取 20 条')).toBeVisible();
    const saved = nextFile();
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    const lines = (await (await saved).text()).trim().split('\r\n');
    await expect(lines.slice(0, 4).join(' ')).toContain('排除');
    // 22 logs but the install, below the lines of the head.
    await expect(lines.filter((line) => /^"?2026-/.test(line))).toHaveLength(21);
    await expect(canvas.getByText('已读取 20 条')).toBeVisible();
  },
});

/** Which columns there are stays with this browser. */
export const ColumnsAreChosen = meta.story({
  tags: ['no-picture'],
  parameters: { stored: { 'list.1.logs': { columns: ['at', 'kind', 'result'] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('已读取 20 条');
    await expect(canvas.getByRole('button', { name: '列设置' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: /说明|渠道|金额/ })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: /结果/ })).toBeVisible();
  },
});
