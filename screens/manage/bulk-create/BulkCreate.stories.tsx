import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { moment } from '#storybook/plays/moment.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Manage/Bulk create 批量创建',
  tags: ['screen'],
  parameters: { at: '/manage/ckBatchManage', scenario: 'super-ios', layout: 'fullscreen' },
});

const sheet = [
  '名称\t渠道\tutm_content',
  '秋季版本-达人短视频-01\t巨量引擎\tkol_01',
  '秋季版本-达人短视频-02\t腾讯广告\tkol 02',
  '秋季版本-达人短视频-03\t快手磁力引擎\tkol_03',
  '秋季版本-达人短视频-01\t巨量引擎\tkol_04',
  '秋季版本-达人短视频-05\t小红书\tkol_05',
  '秋季版本-达人短视频-06\t谁也不知道\tkol_06',
].join('\n');

interface Play {
  canvas: Pick<typeof screen, 'findByRole' | 'getByRole' | 'findByText' | 'getByText' | 'findAllByText' | 'queryByText'>;
  userEvent: { click: (element: Element) => Promise<void>; paste: (text: string) => Promise<void> };
}

/** In English the ad networks are called by their English names. */
const english = sheet
  .replaceAll('巨量引擎', 'Ocean Engine')
  .replace('腾讯广告', 'Tencent Ads')
  .replace('快手磁力引擎', 'Kuaishou Magnetic Engine');

async function pasteAndTry({ canvas, userEvent }: Play, table = sheet) {
  await userEvent.click(await canvas.findByRole('textbox', { name: /^(表格内容|Table)$/ }));
  await userEvent.paste(table);
  const dryRun = await canvas.findByRole('button', { name: /^(试运行 3 行|Dry-run 3 rows)$/ });
  await waitFor(() => expect(dryRun).toBeEnabled());
  await userEvent.click(dryRun);
}

/** Three rows pass, one of them put right; three are stopped, two with what would do. */
export const Filled = meta.story({
  play: async (play) => {
    await pasteAndTry(play);
    await expect(await play.canvas.findByRole('button', { name: '创建 3 行' })).toBeVisible();
    await expect(play.canvas.getByText(/utm_content 含空格，已转为 _/)).toBeVisible();
    await expect(play.canvas.getByText('找不到渠道“谁也不知道”')).toBeVisible();
  },
});

/** On a phone the source stands first until there is a result, and then the result does. */
export const SourceThenResultOnAPhone = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone' } },
  play: async (play) => {
    const { canvas } = play;
    const top = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top;
    await canvas.findByRole('textbox', { name: '表格内容' });
    await expect(top('来源')).toBeLessThan(top('结果'));
    await pasteAndTry(play);
    await canvas.findByRole('button', { name: '创建 3 行' });
    await waitFor(() => expect(top('结果')).toBeLessThan(top('来源')));
  },
});

/** Two bad rows are fixed in place, five are made, and none of them can be sent again. */
export const FixesAndCreates = meta.story({
  play: async (play) => {
    const { canvas, userEvent } = play;
    await pasteAndTry(play);
    await canvas.findByRole('button', { name: '创建 3 行' });
    await userEvent.click(canvas.getByRole('button', { name: '采用“秋季版本-达人短视频-01-2”' }));
    await userEvent.click(await canvas.findByRole('button', { name: '采用“小红书聚光”' }));
    await userEvent.click(await canvas.findByRole('button', { name: '试运行 2 行' }));
    await userEvent.click(await canvas.findByRole('button', { name: '创建 5 行' }));
    await waitFor(async () => expect(await canvas.findAllByText('已创建')).toHaveLength(5));
    await expect(canvas.getByRole('button', { name: '没有要提交的行' })).toBeDisabled();
    await expect(canvas.getByText('还有 1 行未通过，没有创建')).toBeVisible();
  },
});

export const EditsARow = meta.story({
  parameters: { locale: 'en', pictures: [{ theme: 'dark' }] },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await pasteAndTry(play, english);
    const row = await canvas.findByRole('row', { name: /谁也不知道/ });
    const button = row.querySelector('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit row 7' }));
    await expect(dialog.getByRole('textbox', { name: /^Campaign name/ })).toHaveValue('秋季版本-达人短视频-06');
    // What cannot be sent is refused at its field, and the dialog stays.
    await userEvent.type(dialog.getByRole('textbox', { name: /^Click window/ }), '45');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply and dry-run' }));
    await expect(await dialog.findByText('The click window is 1 to 30 days, not “45”')).toBeVisible();
  },
});

/** The answer of the creation is lost: nobody knows whether the rows exist, and the retry, with the same keys, makes nothing twice. */
export const AnswerLost = meta.story({
  play: async (play) => {
    const { canvas, userEvent } = play;
    await pasteAndTry(play);
    const create = await canvas.findByRole('button', { name: '创建 3 行' });
    const real = globalThis.fetch;
    const calls = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      if (/\/campaigns\/bulk/.test(String(input))) throw new TypeError('Failed to fetch');
      return answer;
    });
    await userEvent.click(create);
    await waitFor(async () => expect(await canvas.findAllByText('没有收到结果')).toHaveLength(3));
    calls.mockRestore();
    await waitForToast('没有收到创建结果，重试不会重复创建');
    await moment('unknown');
    await userEvent.click(canvas.getByRole('button', { name: '只重试失败 3 行' }));
    await waitFor(async () => expect(await canvas.findAllByText('已创建')).toHaveLength(3));
    await expect(canvas.queryByText('没有收到结果')).toBeNull();
  },
});

/** A sheet whose columns have names of their own: what is missing is said, and one press of a choice reads the rows. */
export const ColumnsUnknown = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Table' }));
    await userEvent.paste('标题\t投放位置\n秋季版本-达人短视频-11\tOcean Engine\n秋季版本-达人短视频-12\tTencent Ads');
    const [note] = await canvas.findAllByText('No column is the campaign name yet');
    await expect(note).toBeVisible();
    await expect(canvas.getByText('No column is the channel yet')).toBeVisible();
    await moment('missing');
    await userEvent.click(canvas.getByRole('button', { name: /标题/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Campaign name' }));
    await userEvent.click(canvas.getByRole('button', { name: /投放位置/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Channel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dry-run 2 rows' })).toBeEnabled());
    await expect(canvas.queryByText(/^No column is/)).toBeNull();
  },
});

/** A row whose deep link has no scheme is put right where it stands, and the dry run passes it. */
export const FixesALink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '表格内容' }));
    await userEvent.paste('名称\t渠道\t唤起地址\n秋季-达人 01\t巨量引擎\tevent/autumn');
    const row = await canvas.findByRole('row', { name: /唤起地址缺少协议名/ });
    const button = row.querySelector('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '修改' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改第 2 行' }));
    const deepLink = dialog.getByRole('textbox', { name: /^唤起地址/ });
    await userEvent.clear(deepLink);
    await userEvent.type(deepLink, 'xinghai://event/autumn');
    await userEvent.type(dialog.getByRole('textbox', { name: /^点击窗口/ }), '14');
    await userEvent.click(dialog.getByRole('button', { name: '修改并试运行' }));
    await expect(await canvas.findByRole('button', { name: '创建 1 行' })).toBeEnabled();
    await expect(canvas.getByText('可创建，有提醒')).toBeVisible();
    await expect(canvas.getByText(/名称不符合命名规则“主题-素材-版本”/)).toBeVisible();
  },
});

/** A mini program has no address: the version that a click opens is chosen for all rows, and asks for another dry run. */
export const MiniProgram = meta.story({
  parameters: { scenario: 'super-wx' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '表格内容' }));
    await userEvent.paste('名称\t渠道\n会员日-01\t巨量引擎\n会员日-02\t巨量引擎');
    await userEvent.click(await canvas.findByRole('button', { name: '试运行 2 行' }));
    await canvas.findByRole('button', { name: '创建 2 行' });
    const version = canvas.getByRole('button', { name: /小程序版本/ });
    await expect(version).toHaveTextContent('正式版');
    await userEvent.click(version);
    await userEvent.click(await screen.findByRole('option', { name: '体验版' }));
    await expect(canvas.queryByRole('button', { name: /^推广目标/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '试运行 2 行' }));
    await expect(await canvas.findByRole('button', { name: '创建 2 行' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /小程序版本/ })).toHaveTextContent('体验版');
  },
});

/** More rows than the channel takes today: the dry run stops the rest, and no retry is offered for them. */
export const OverTheQuota = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '表格内容' }));
    const lines = Array.from({ length: 250 }, (_, index) => `秋季版本-达人短视频-批量${index + 1}\t巨量引擎`);
    await userEvent.paste(['名称\t渠道', ...lines].join('\n'));
    await userEvent.click(await canvas.findByRole('button', { name: '试运行 250 行' }));
    const create = await canvas.findByRole('button', { name: /^创建 \d+ 行$/ });
    await userEvent.click(canvas.getByRole('radio', { name: /^未通过/ }));
    await expect((await canvas.findAllByText('超出渠道当天额度，第二天可再试运行'))[0]).toBeVisible();
    await moment('stopped');
    await userEvent.click(create);
    await expect(await canvas.findByRole('button', { name: '没有要提交的行' })).toBeDisabled();
  },
});

/** A macro that the ad network does not fill in stops its row. */
export const UnknownMacro = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Table' }));
    await userEvent.paste('name\tchannel\tutm_content\nAutumn-01\tOcean Engine\t__FOO__\nAutumn-02\tOcean Engine\tkol_02');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dry-run 2 rows' }));
    await expect(await canvas.findByRole('button', { name: 'Create 1 row' })).toBeEnabled();
    await expect(canvas.getByText('A link parameter has a macro that the ad network doesn’t fill in')).toBeVisible();
  },
});

interface FilePlay {
  canvas: Pick<typeof screen, 'findByRole'>;
  canvasElement: HTMLElement;
  userEvent: Pick<Play['userEvent'], 'click'>;
}

/** A file as somebody chooses it. A browser lets choose one of another kind as well. */
async function chooseFile({ canvas, canvasElement, userEvent: user }: FilePlay, file: File) {
  await user.click(await canvas.findByRole('radio', { name: /^(文件|File)$/ }));
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no field for a file');
  await userEvent.upload(input, file, { applyAccept: false });
}

/** A workbook that is none: the file stays in sight with what to do, and nothing is read. */
export const BrokenFile = meta.story({
  parameters: { pictures: [{ width: 390, theme: 'dark' }] },
  play: async (play) => {
    await chooseFile(play, new File(['PK no workbook'], '投放计划.xlsx'));
    await expect(await play.canvas.findByText('读不出这个文件。用表格软件重新另存为 XLSX 或 CSV 再试')).toBeVisible();
    await expect(play.canvas.getByRole('heading', { name: '还没有可以创建的行' })).toBeVisible();
  },
});

/** What was read before stays when the next file cannot be read, and the page says so. */
export const BrokenAfterAnother = meta.story({
  parameters: { locale: 'en', pictures: [{ theme: 'dark' }] },
  play: async (play) => {
    await chooseFile(play, new File(['name,channel\nAutumn-01,Ocean Engine\nAutumn-02,Tencent Ads\n'], 'plan.csv'));
    await play.canvas.findByRole('button', { name: 'Dry-run 2 rows' });
    await userEvent.click(play.canvas.getByRole('button', { name: /^Remove plan.csv$/ }));
    await chooseFile(play, new File(['\u0089PNG\r\n\0\0\0\rIHDR'], 'screenshot.csv'));
    await expect(await play.canvas.findByText('The result still shows the 2 rows read before.')).toBeVisible();
  },
});

/** A file without a word in it. */
export const EmptyFile = meta.story({
  play: async (play) => {
    await chooseFile(play, new File([' \r\n,,\r\n'], '空表.csv'));
    await expect(await play.canvas.findByText(/^文件里没有内容/)).toBeVisible();
  },
});

/** Columns without rows, as the template has them before it is filled. */
export const OnlyColumns = meta.story({
  parameters: { locale: 'en' },
  play: async (play) => {
    await chooseFile(play, new File(['name,channel,utm_content\n'], 'template.csv'));
    await expect(await play.canvas.findByText(/^There are column names and no rows/)).toBeVisible();
  },
});

/** A file of another kind is not taken, and the kinds that are stand beside it. */
export const WrongKind = meta.story({
  play: async (play) => {
    await chooseFile(play, new File(['%PDF-1.7'], '投放计划.pdf'));
    await expect(await play.canvas.findByText(/^“投放计划.pdf”的类型不支持/)).toBeVisible();
  },
});

/** More rows than one sheet may have: the first are taken, and how many are left out is said. */
export const TooManyRows = meta.story({
  play: async (play) => {
    const lines = Array.from({ length: 2140 }, (_, index) => `秋季-达人-${index + 1},巨量引擎,kol_${index + 1}`);
    await chooseFile(play, new File([['名称,渠道,utm_content', ...lines].join('\n')], '全年计划.csv'));
    await expect(await play.canvas.findByText(/来源里有 2,140 行，最后 140 行没有读入/)).toBeVisible();
    const dryRun = await play.canvas.findByRole('button', { name: '试运行 2,000 行' });
    await waitFor(() => expect(dryRun).toBeEnabled());
  },
});

export const NoRows = meta.story({
  tags: ['empty'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有可以创建的行' })).toBeVisible();
  },
});

export const Failing = meta.story({
  parameters: { scenario: 'failing', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Couldn’t load channels/)).toBeVisible();
  },
});

export const Analyst = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '你可以查看推广活动，但不能批量创建' })).toBeVisible();
  },
});

export const MediaBuyer = meta.story({ parameters: { picture: { as: 'no-rows' }, scenario: 'staff-ios' } });
