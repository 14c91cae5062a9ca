import { expect, screen, waitFor, within } from 'storybook/test';
import { nextFile } from '#storybook/plays/nextFile.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Data services/Reconciliation 数据对账',
  tags: ['screen'],
  parameters: { at: '/dataservice/reconcile', scenario: 'super-ios', layout: 'fullscreen' },
});

/** Counted in UTC by the day of the click, with a little missing, as a medium overseas would. */
const sheet = [
  '日期,计划名称,展示数,点击数,激活数,消耗(元),备注',
  '2026/11/10,全部,"42,180,000","717,211",29446,"1,056,207.53",=1+1',
  '2026/11/11,全部,"41,020,000","694,192",27981,"1,037,650.51",',
  '2026/11/12,全部,"22,930,000","387,941",16424,"588,037.10",',
  '合计,,"106,130,000","1,799,344",73851,"2,681,895.14",',
].join('\n');

interface Play {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
  userEvent: { upload: (element: HTMLElement, file: File) => Promise<void>; click: (element: Element) => Promise<void> };
}

async function drop({ canvas, canvasElement, userEvent }: Play, text = sheet, name = '媒体日报.csv') {
  await canvas.findByText(/文件只在这个浏览器里读取|The file is read in this browser/);
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no place for a file');
  await userEvent.upload(input, new File([text], name));
}

/** The days of the sheet are those of the page, and our numbers of them have come. */
const standsAt = ({ canvas }: Pick<Play, 'canvas'>, difference: string) => canvas.findByText(difference);

const byDay = { at: '/dataservice/reconcile?join=date' };

/** A difference of 3 % is that of another time zone and of click dates: each is tested, then applied. */
export const Filled = meta.story({
  parameters: byDay,
  play: async (play) => {
    const { canvas, userEvent } = play;
    await drop(play);
    await expect(await canvas.findByText('3 行 · UTF-8 · 1 行合计没有计入')).toBeVisible();
    await standsAt(play, '−2,379');
    const causes = within(await canvas.findByRole('region', { name: /^可能的原因/ }));
    await userEvent.click(await causes.findByRole('button', { name: '检验 · 媒体按另一个时区分日' }));
    await expect(await causes.findByText('剩余 −1.53%，逐行 1.94%')).toBeVisible();
    await userEvent.click(causes.getByRole('button', { name: '采用 · 媒体按另一个时区分日' }));
    await expect(await causes.findByText('UTC 的日期')).toBeVisible();
    const click = '媒体按点击日期计，我们按激活日期计';
    await userEvent.click(await causes.findByRole('button', { name: `检验 · ${click}` }));
    await expect(await causes.findByText('剩余 −0.10%，逐行 0.10%')).toBeVisible();
  },
});

/** A cause that is applied and taken back leaves the others to be tested, against the difference that stands then. */
export const TakesACauseBack = meta.story({
  tags: ['no-picture'],
  parameters: byDay,
  play: async (play) => {
    const { canvas, userEvent } = play;
    await drop(play);
    const causes = within(await canvas.findByRole('region', { name: /^可能的原因/ }));
    const [zone, click] = ['媒体按另一个时区分日', '媒体按点击日期计，我们按激活日期计'];
    await userEvent.click(await causes.findByRole('button', { name: `检验 · ${zone}` }));
    await userEvent.click(await causes.findByRole('button', { name: `采用 · ${zone}` }));
    await causes.findByText('UTC 的日期');
    await userEvent.click(causes.getByRole('button', { name: /UTC 的日期/ }));
    await causes.findByRole('button', { name: `采用 · ${zone}` });
    await userEvent.click(causes.getByRole('button', { name: `检验 · ${click}` }));
    await expect(await causes.findByRole('button', { name: `采用 · ${click}` })).toBeEnabled();
  },
});

export const English = meta.story({
  parameters: { ...byDay, locale: 'en' },
  play: async (play) => {
    await drop(
      play,
      'Date,Campaign,Clicks,Installs\nNov 10 2026,All,717211,29446\nNov 11 2026,All,694192,27981\nNov 12 2026,All,387941,16424\n',
      'daily.csv',
    );
    await standsAt(play, '−2,379');
    await expect(await play.canvas.findByText('The ad network’s days are in another time zone')).toBeVisible();
  },
});

/** The sheet for the channel has all rows and how both sides count; a name that is a formula is text in it. */
export const ForTheChannel = meta.story({
  tags: ['no-picture'], // Filled by name.
  parameters: { at: '/dataservice/reconcile?join=name' },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await drop(play, '日期,计划名称,激活数\n2026-11-10,竞品词-剧情 CG-134,35100\n2026-11-12,=1+1,900000\n', '按活动.csv');
    // The largest difference stands first.
    await canvas.findByText('=1+1');
    const saved = nextFile();
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    const lines = (await (await saved).text()).trim().split('\r\n');
    await expect(lines.slice(0, 6).join(' ')).toContain('2026-11-10');
    await expect(lines.filter((line) => line.includes('=1+1'))).toEqual([expect.stringMatching(/^"?'=1\+1"?,900000,,900000,/)]);
    await expect(lines.some((line) => line.startsWith('竞品词-剧情 CG-134,35100,'))).toBe(true);
  },
});

/** A title and the dates stand above the table: its head is found, and can be another line. */
export const LinesAbove = meta.story({
  tags: ['no-picture'], // Filled with another line chosen.
  parameters: byDay,
  play: async (play) => {
    const { canvas } = play;
    await drop(play, `广告数据报表\n"2026/11/10 - 2026/11/12，全部"\n${sheet}`, '带标题.csv');
    await standsAt(play, '−2,379');
    await expect(canvas.getByRole('button', { name: /表头所在行/ })).toHaveTextContent('第 3 行');
    await expect(canvas.getByRole('button', { name: /激活数$/ })).toHaveTextContent('激活');
  },
});

/** Columns that nobody knows are chosen by hand; names that media give campaigns are joined as people write them. */
export const ByName = meta.story({
  play: async (play) => {
    const { canvas, userEvent } = play;
    await drop(play, '计划,转化数\n竞品词-剧情 CG-134,35100\n夏日庆典-试玩素材-163,32036\n没有这个活动,12\n', '按活动.csv');
    await expect(await canvas.findByRole('heading', { name: '表里没有可以对的指标' })).toBeVisible();
    for (const [column, kind] of [
      ['计划', '活动名称'],
      ['转化数', '激活'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`${column}$`) }));
      await userEvent.click(await within(document.body).findByRole('option', { name: new RegExp(`^${kind}`) }));
    }
    await userEvent.click(await canvas.findByRole('radio', { name: /^只在媒体/ }));
    await expect(await canvas.findByText('没有这个活动')).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '把媒体的数据和我们的放在一起对' })).toBeVisible();
  },
});

/** What is no workbook says so, and a file that is too large is refused before it is read. */
export const Refused = meta.story({
  play: async (play) => {
    await drop(play, 'x', '坏的.xlsx');
    await waitFor(async () => expect(await play.canvas.findByText('文件打不开：它不是表格，或已损坏')).toBeVisible());
  },
});

export const Failing = meta.story({
  parameters: { ...byDay, scenario: 'failing' },
  play: async (play) => {
    await drop(play);
    await play.canvas.findByText('2026-11-10 – 11-12');
    await expect(await play.canvas.findByRole('heading', { name: '我们的数据没有加载出来' })).toBeVisible();
  },
});

/** A channel partner sees its own channels, and no revenue. */
export const ChannelPartner = meta.story({ parameters: { scenario: 'channel-ios' } });
