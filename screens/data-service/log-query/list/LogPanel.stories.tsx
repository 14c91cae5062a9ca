import { expect, screen, spyOn, waitFor, within, type userEvent as events } from 'storybook/test';
import { pollClock } from '#storybook/plays/pollClock.ts';
import { nextFile } from '#storybook/plays/nextFile.ts';
import { withoutFilters } from '#storybook/plays/before/withoutFilters.ts';
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

/** An answer that is asked for has come: rows of another question stand dimmed until then. */
const settled = async (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"], [data-refreshing]')).toBeNull());

/** Each value of a log: alone, or left out. */
export const LeavesOut = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = (await canvas.findByRole('link', { name: '激活' })).closest<HTMLElement>('[role="row"]') ?? document.body;
    await menuOf(userEvent, row);
    await expect(await screen.findByRole('menuitem', { name: '只看“激活”' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: '排除“激活”' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: '激活' })).toBeNull());
    await settled(canvasElement);
    // Of the 21 that are left the service has sent a page: what was left out does not make it shorter.
    await expect(canvas.getByText('已读取 20 条')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await expect(canvas.getByRole('link', { name: '激活回传' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^排除/ })).toHaveTextContent(/^排除激活$/);
  },
});

/** “Only this” on an identifier is asked of the service, stands as a chip, and can be turned round and removed. */
export const OneIdentifier = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = (await canvas.findByRole('link', { name: '注册' })).closest<HTMLElement>('[role="row"]') ?? document.body;
    await menuOf(userEvent, row);
    await userEvent.click(await screen.findByRole('menuitem', { name: '只看“u_31218”' }));
    // The sign-up and the sign-in, as many as the service has.
    await expect(await canvas.findByText('共 2 条')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: '注册' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '登录' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '标识 u_31218' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '不等于' }));
    // All but these two.
    await expect(await canvas.findByText('共 20 条')).toBeVisible();
    await settled(canvasElement);
    await expect(canvas.queryByRole('link', { name: '注册' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: '登录' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '标识 不是“u_31218”' })).toBeVisible();
  },
});

/** A value of the raw payload becomes a condition by a press: of that log's fields, all logs that have it. */
export const FromThePayload = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '注册' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: '按what“register”筛选' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Its postback names the event as well.
    await expect(await canvas.findByText('共 2 条')).toBeVisible();
    await settled(canvasElement);
    await expect(canvas.getByRole('button', { name: 'what register' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: '注册' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '注册回传' })).toBeVisible();
  },
});

/** So does a field of a log. A reason is called by what all its logs have in common, not by what is said of this one. */
export const FromTheFields = meta.story({
  parameters: { locale: 'en' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Install postback' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('radio', { name: 'Fields' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Filter by details “Sent”' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('2 logs in total')).toBeVisible();
    await settled(canvasElement);
    // On a phone the filters are folded: how many there are is said, and they are cleared together.
    await expect(canvas.getByRole('button', { name: 'Filters 1' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Install postback' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign-up postback' })).toBeVisible();
  },
});

/** On a phone all filters are cleared together, conditions and those of the list. */
export const ClearsAll = meta.story({
  tags: ['no-picture'],
  parameters: {
    at: '/dataservice/logquery?q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-20&view=all&where=reason%3Ais%3AcallbackSent&kind=callback.install',
    locale: 'en',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 log in total')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters 2' }));
    await expect(await screen.findByRole('button', { name: 'Details Sent' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect(await screen.findByText('20 logs loaded')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Details Sent' })).toBeNull();
  },
});

/** A service that does not know of filters answers as if nothing had been asked: the page filters what it has, and says so. */
export const ServiceCannotFilter = meta.story({
  parameters: {
    at: '/dataservice/logquery?q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-20&view=all&where=proof%3Ais%3Au_31218',
  },
  beforeEach: ({ msw }) => msw.use(withoutFilters),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const note = (count: number) => `这个服务不支持日志筛选：只筛选了已读取的 ${count} 条，导出的 JSON 是全部。`;
    await expect(await canvas.findByText(note(20))).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '继续读取' }));
    await expect(await canvas.findByText(note(22))).toBeVisible();
    await settled(canvasElement);
    await expect(canvas.getByText('已读取 22 条')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
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
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('20 logs loaded')).toBeVisible();
    await settled(canvasElement);
    await expect(canvas.getByRole('button', { name: /^Left out/ })).toHaveTextContent(/^Left outInstall$/);
    await expect(canvas.queryByRole('link', { name: 'Install' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Install postback' })).toBeVisible();
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

/** A column that was chosen and that this version does not have is passed over: the others stay as they were chosen. */
export const ColumnIsGone = meta.story({
  tags: ['no-picture'],
  parameters: { stored: { 'list.1.logs': { columns: ['at', 'score', 'kind', 'result'] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('已读取 20 条');
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['时间', '类型', '结果', '更多操作']);
  },
});

/** Which calls the page makes, by their path. */
function callsOfPage() {
  const real = globalThis.fetch;
  const paths: string[] = [];
  const sent = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    paths.push(new URL(input instanceof Request ? input.url : String(input), location.href).pathname);
    return real(input, init);
  });
  return { count: (path: string) => paths.filter((one) => one === path).length, stop: () => sent.mockRestore() };
}

/** Logs come as long as nobody pauses them. While they are paused nothing asks for them, not even a line that is back, and later they come again. */
export const Pauses = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const logs = '/api/1001/logs';
    const clock = pollClock(5000);
    const calls = callsOfPage();
    const runsAndAsks = async (times: number) => {
      await waitFor(() => expect(clock.isRunning()).toBe(true));
      clock.ring();
      await waitFor(() => expect(calls.count(logs)).toBe(times));
    };
    await expect(await canvas.findByText('接收中')).toBeVisible();
    await expect(await canvas.findByText('已读取 20 条')).toBeVisible();
    await runsAndAsks(2);

    await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
    await expect(await canvas.findByText('已暂停')).toBeVisible();
    await expect(clock.isRunning()).toBe(false);
    clock.ring();
    // The line was away and is back: all else on the page is asked for again.
    const journeys = calls.count(`${logs}/journey`);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(calls.count(`${logs}/journey`)).toBe(journeys + 1));
    await expect(calls.count(logs)).toBe(2);

    await userEvent.click(canvas.getByRole('button', { name: '继续' }));
    await expect(await canvas.findByText('接收中')).toBeVisible();
    // Had anything been asked for meanwhile, this would be more than one more.
    await runsAndAsks(3);
    calls.stop();
    clock.stop();
  },
});

/** Days that are over get no more logs: nothing is received, and nothing can be paused. */
export const DaysAreOver = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/dataservice/logquery?q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-19&view=all' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '激活' })).toBeVisible();
    await expect(canvas.queryByText('接收中')).toBeNull();
    await expect(canvas.queryByRole('button', { name: '暂停' })).toBeNull();
  },
});

/** The raw payload is copied whole, as JSON that programs read. */
export const CopiesThePayload = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('link', { name: '注册' }));
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByRole('button', { name: '按what“register”筛选' });
    const buttons = drawer.getAllByRole('button', { name: /^复制/ });
    await userEvent.click(buttons.at(-1) ?? document.body);
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toMatchObject({ what: 'register' });
  },
});
