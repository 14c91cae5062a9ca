import { Archive, CirclePause, Copy, Download, Folder, Pencil } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import preview from '#storybook/preview.tsx';
import { MenuDivider } from '../../overlays/menu/Menu.tsx';
import { MenuItem } from '../../overlays/menu/MenuItem.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Delta } from '../delta/Delta.tsx';
import { DescriptionList } from '../description-list/DescriptionList.tsx';
import { Empty } from '../empty/Empty.tsx';
import type { Column, Columns } from './columns/column.ts';
import type { TableView } from './columns/view.ts';
import type { Keys } from './rows/selection.ts';
import { Boxed } from './sample/Boxed.tsx';
import { campaignColumns, campaignColumnsInEnglish } from './sample/columns.tsx';
import { linkColumns, memberColumns } from './sample/lists.tsx';
import { links, members, type Link, type Member } from './sample/seed-lists.ts';
import { campaigns, type Campaign } from './sample/seed.ts';
import { Table, type TableExpansion, type TableProps } from './Table.tsx';

const rows = campaigns(248);
const keyOf = (row: { id: string }) => row.id;
const byInstalls: TableView = { sort: [{ column: 'installs', isDescending: true }] };
const totals = {
  note: '248 项',
  values: {
    channel: '10 个渠道',
    clicks: 12_703_451,
    uniqueClicks: 11_522_462,
    installs: 820_621,
    installRate: 0.0712,
    registrations: 473_192,
    registrationRate: 0.5766,
    payers: 35_111,
    revenue: 3_336_962,
  },
};

const meta = preview.meta({
  title: 'Data/Table 表格',
  component: Table,
  args: { label: '推广活动', columns: [], rows: [], rowKey: String },
});

interface ReportProps extends Partial<TableProps<Campaign>> {
  first?: TableView;
}

/** A report on campaigns. Its page keeps the view, as it would in its address. */
function ReportTable({ first = byInstalls, ...props }: ReportProps) {
  const [view, setView] = useState(first);
  return (
    <Boxed height={480}>
      <Table
        label="推广活动"
        columns={campaignColumns}
        rows={rows}
        rowKey={keyOf}
        totals={totals}
        density="compact"
        height="fill"
        {...props}
        view={view}
        onViewChange={setView}
      />
    </Boxed>
  );
}

/** What a designer tries: words of the table, density, what it does while it waits, and how it stands on a phone. */
export const Report = meta.story({
  tags: ['matrix'],
  args: { status: 'ready', density: 'compact', height: 'fill', phone: 'columns' },
  render: ({ label, status = 'ready', density = 'compact', height = 'fill', phone = 'columns' }) => (
    <ReportTable {...{ label, status, density, height, phone }} />
  ),
});

/** All columns, though they are wider than the paper. */
export const OnPaper = meta.story({
  parameters: { pictures: [{ medium: 'print' }] },
  render: () => (
    <div style={{ width: 760 }}>
      <Table
        label="推广活动"
        columns={campaignColumns}
        rows={rows.slice(0, 24)}
        rowKey={keyOf}
        totals={totals}
        density="compact"
        rowMenu={menuOf}
      />
    </div>
  ),
});

/** Two figures stand beside the name, whole and inside the box. */
export const ReportOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <ReportTable />,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: '推广活动' });
    const names = await within(grid).findAllByRole('rowheader');
    const row = names.at(-1)?.closest<HTMLElement>('[role="row"]');
    const figures = within(row ?? grid)
      .getAllByRole('gridcell')
      .slice(0, 2);
    const { right } = grid.getBoundingClientRect();
    await expect(figures.map((cell) => /^[\d,]+$/.test(cell.textContent))).toEqual([true, true]);
    await expect(figures.map((cell) => cell.getBoundingClientRect().right <= right)).toEqual([true, true]);
    const [head] = within(grid).getAllByRole('columnheader');
    const pressed = [head?.querySelector('.title'), grid.querySelector('.sheet .name')].filter((part) => part instanceof Element);
    await expect(pressed.map(answersAround)).toEqual([true, true]);
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  render: () => <ReportTable label="Campaigns" columns={campaignColumnsInEnglish} totals={{ ...totals, note: '248 rows' }} />,
});

/** The benchmark scrolls and sorts this one; its name stays. */
export const FiftyThousandRows = meta.story({ render: () => <Fifty /> });

function Fifty() {
  const [many] = useState(() => campaigns(50_000));
  return <ReportTable rows={many} totals={{ ...totals, note: '50,000 项' }} />;
}

const acts = (
  <>
    <Button kind="ghost" size="sm" icon={Copy}>
      复制链接
    </Button>
    <Button kind="ghost" size="sm" icon={Folder}>
      改活动组
    </Button>
    <Button kind="ghost" size="sm" icon={CirclePause}>
      停用
    </Button>
    <Button kind="ghost" size="sm" icon={Archive}>
      归档
    </Button>
    <Button kind="ghost" size="sm" icon={Download}>
      导出所选
    </Button>
  </>
);

const menuOf = () => (
  <>
    <MenuItem icon={Pencil} shortcut="E">
      编辑
    </MenuItem>
    <MenuItem icon={Copy} shortcut="C">
      复制监测链接
    </MenuItem>
    <MenuDivider />
    <MenuItem icon={CirclePause}>停用</MenuItem>
    <MenuItem icon={Archive} isDanger>
      归档
    </MenuItem>
  </>
);

interface ListingProps extends Pick<TableProps<Link>, 'phone'> {
  first?: string[];
  /** Why one that has never been clicked cannot be selected; without it it has no box. */
  reason?: string;
}

function Listing({ first, reason, ...look }: ListingProps) {
  const [keys, setKeys] = useState<Keys>(new Set(first));
  return (
    <Boxed>
      <Table
        {...look}
        label="推广活动"
        columns={linkColumns}
        rows={links}
        rowKey={keyOf}
        rowHeight={50}
        selection={{
          keys,
          onChange: setKeys,
          acts,
          ...(reason
            ? { disabledReason: ({ tone }: Link) => (tone === 'off' ? reason : undefined) }
            : { canSelect: ({ tone }: Link) => tone !== 'off' }),
        }}
        rowMenu={menuOf}
      />
    </Boxed>
  );
}

/** Two-line rows that can be selected, with their menu at the right. One that has never been clicked cannot be selected. */
export const List = meta.story({ tags: ['matrix'], render: () => <Listing first={['100482', '100483', '100476']} /> });

export const ListAsCards = meta.story({
  tags: ['matrix'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Listing phone="cards" first={['100482', '100483']} />,
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole('link')).filter((link) => link.matches('.front .name')).slice(0, 3);
    await expect(names.map(answersAround)).toEqual([true, true, true]);
  },
});

const pressedColumns = linkColumns.map((column): Column<Link> =>
  column.phone === 'half' ? Object.assign({ explain: () => column.title }, column) : column,
);

/** Figures that open something stand under their names, two beside each other: the name presses them, too. */
export const FiguresToPress = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Table label="推广活动" columns={pressedColumns} rows={links.slice(0, 3)} rowKey={keyOf} phone="cards" />,
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByText('近 7 天点击')).map((name) => ({ name, box: name.getBoundingClientRect() }));
    const pressed = names.map(({ box }) => document.elementFromPoint(box.left + 4, box.top + 4)?.closest('button'));
    await expect(pressed.map((button) => button?.closest('.pair')?.textContent?.startsWith('近 7 天点击'))).toEqual([true, true, true]);
  },
});

const alarming = [...rows.filter(({ fraud }) => fraud > 0.03).slice(0, 2), ...rows.filter(({ fraud }) => fraud <= 0.03).slice(0, 1)];
const alarmColumns = campaignColumns.map((column) => (column.id === 'fraud' ? Object.assign({}, column, { phone: 'aside' }) : column));

/** What is past the rule of the page is red with its sign in the first line of a card, too. */
export const AlarmsOnCards = meta.story({
  tags: ['matrix'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Table label="推广活动" columns={alarmColumns} rows={alarming} rowKey={keyOf} phone="cards" />,
  play: async ({ canvas }) => {
    const colours = (await canvas.findAllByRole('listitem')).map((card) => {
      const [aside] = card.querySelectorAll('.front > .name-of + div');
      return { isMarked: Boolean(aside?.querySelector('svg')), colour: aside && getComputedStyle(aside).color };
    });
    const [marked, plain] = [true, false].map((isMarked) => colours.filter((one) => one.isMarked === isMarked));
    await expect(new Set(marked?.map(({ colour }) => colour)).size).toBe(1);
    await expect(plain?.map(({ colour }) => colour)).not.toContain(marked?.[0]?.colour);
  },
});

/** A finger that lands a little above or below still presses it. */
function answersAround(part: Element) {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [-16, 16].every((away) => part.contains(document.elementFromPoint(left + width / 2, top + height / 2 + away)));
}

/** A box that is disabled says why, and nothing presses it: neither a click, nor the space bar, nor all at once. */
export const DisabledBoxes = meta.story({
  render: () => <Listing reason="还没有点击，不能选择" />,
  play: async ({ canvas, userEvent }) => {
    const isDisabled = (box: HTMLElement) => box.getAttribute('aria-disabled') === 'true';
    const boxes = () => canvas.getAllByRole('checkbox', { name: /^选择/ });
    const box = await waitFor(() => {
      const found = boxes().find(isDisabled);
      if (!found) throw new Error('no box is disabled');
      return found;
    });
    await expect(box).toHaveAccessibleDescription('还没有点击，不能选择');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(box).not.toBeChecked();
    for (const other of boxes().filter((one) => !isDisabled(one))) await expect(other).toBeChecked();
  },
});

export const Members = meta.story({
  render: () => (
    <Boxed>
      <Table label="成员" columns={memberColumns} rows={members} rowKey={(row) => row.mail} rowHeight={52} />
    </Boxed>
  ),
});

interface Short {
  id: string;
  name: string;
  installs: number;
  rate: number;
  revenue: number;
  change: number;
}

const shortColumns: Column<Short>[] = [
  { id: 'name', title: '推广活动', value: (row) => row.name, width: 180 },
  { id: 'installs', title: '激活', value: (row) => row.installs, as: { kind: 'count' } },
  { id: 'rate', title: '激活率', value: (row) => row.rate, as: { kind: 'percent' } },
  { id: 'revenue', title: '付费金额', value: (row) => row.revenue, as: { kind: 'money' } },
  { id: 'change', title: '变化', value: (row) => row.change, align: 'end', cell: (row) => <Delta value={row.change} /> },
];

const short: Short[] = [
  { id: '1', name: '品牌词-精确匹配', installs: 151_203, rate: 0.0924, revenue: 612_408, change: 0.228 },
  { id: '2', name: '信息流-战斗素材-0911', installs: 103_415, rate: 0.0832, revenue: 333_920, change: -0.046 },
  { id: '3', name: '朋友圈-剧情 15s', installs: 94_198, rate: 0.0546, revenue: 338_402, change: 0 },
];

function Drawn() {
  const [keys, setKeys] = useState<Keys>(new Set(['2']));
  return (
    <Boxed width={672}>
      <Table
        label="推广活动"
        columns={shortColumns}
        rows={short}
        rowKey={keyOf}
        density="compact"
        view={byInstalls}
        totals={{ values: { installs: 348_816, rate: 0.0704, revenue: 1_284_730 } }}
        selection={{ keys, onChange: setKeys }}
      />
    </Boxed>
  );
}

export const AsDrawn = meta.story({ tags: ['matrix'], render: () => <Drawn /> });

const at = (...ids: string[]) => campaignColumns.filter(({ id }) => ids.includes(id));
const grouped: Columns<Campaign> = [
  ...at('name'),
  { title: '流量', columns: at('clicks', 'uniqueClicks') },
  { title: '激活与注册', columns: at('installs', 'installRate', 'registrations') },
  { title: '付费', columns: at('payers', 'revenue') },
];

export const GroupedHeads = meta.story({ tags: ['matrix'], render: () => <ReportTable columns={grouped} /> });

export const PinnedOnBothSides = meta.story({
  render: () => <ReportTable first={{ ...byInstalls, pins: { revenue: 'end', fraud: 'end' } }} />,
});

const maturing = at('name', 'installs', 'nextDay', 'week', 'month', 'fraud');

/** Cohorts whose window is still open are hatched and not counted; what is past the rule of the page is red and has an icon. */
export const ImmatureAndAlarming = meta.story({
  tags: ['matrix'],
  render: () => (
    <ReportTable
      columns={maturing}
      totals={{ note: '248 项', values: { installs: 820_621, nextDay: 0.3803, week: 0.1619, fraud: 0.0212 } }}
    />
  ),
});

export const SortedByTwo = meta.story({
  render: () => (
    <ReportTable
      first={{
        sort: [
          { column: 'channel', isDescending: false },
          { column: 'installs', isDescending: true },
        ],
      }}
    />
  ),
});

const origin = (row: Campaign) => <Text>{`${row.channel}，去重后 ${row.installs} 次激活`}</Text>;
const explained = campaignColumns.map((column) => (column.id === 'installs' ? Object.assign({}, column, { explain: origin }) : column));

export const Explained = meta.story({
  parameters: { picture: { as: 'report' } },
  render: () => <ReportTable columns={explained} />,
});

const few = at('name', 'channel', 'installs', 'revenue');

const detailed: TableExpansion<Campaign> = {
  open: new Set(['100003']),
  canOpen: (row) => Number(row.id) % 4 !== 0,
  detail: (row) => (
    <div style={{ padding: '12px 16px' }}>
      <DescriptionList
        items={[
          { term: '活动组', value: row.group },
          { term: '活动 ID', value: row.id },
          { term: '最近点击', value: row.lastClick },
        ]}
      />
    </div>
  ),
};

export const WithDetails = meta.story({
  tags: ['matrix'],
  render: () => <ReportTable columns={few} expansion={detailed} first={{}} />,
});

interface Group {
  id: string;
  name: string;
  installs: number;
  below?: Group[];
}

const tree: Group[] = [
  {
    id: 'feed',
    name: '信息流投放组',
    installs: 248_300,
    below: [
      {
        id: 'oe',
        name: '巨量引擎',
        installs: 148_200,
        below: [
          { id: 'oe1', name: '秋季版本-达人短视频-A', installs: 50_172 },
          { id: 'oe2', name: '双 11-预约召回-CPA', installs: 57_879 },
        ],
      },
      { id: 'tx', name: '腾讯广告', installs: 100_100 },
    ],
  },
  { id: 'search', name: '搜索投放组', installs: 82_600, below: [{ id: 'asa', name: 'Apple Search Ads', installs: 82_600 }] },
  { id: 'own', name: '自有短信', installs: 1204 },
];

export const TreeOfRows = meta.story({
  render: () => (
    <Boxed>
      <Table
        label="投放组"
        columns={[
          { id: 'name', title: '投放组', value: (row: Group) => row.name, width: 320 },
          { id: 'installs', title: '激活', value: (row: Group) => row.installs, as: { kind: 'count' } },
        ]}
        rows={tree}
        rowKey={keyOf}
        expansion={{ children: (row) => row.below, open: new Set(['feed', 'oe']) }}
        view={byInstalls}
      />
    </Boxed>
  ),
});

const causes: Column<Campaign>[] = [
  ...at('name', 'channel'),
  {
    id: 'why',
    title: '原因',
    width: 240,
    cell: (row) =>
      Number(row.id) % 3 ? '链接可用' : '落地页在微信内打开会跳到空白页；换成中间页，或在“链接设置”里打开“跳到浏览器”，再等 10 分钟。',
  },
];

/** A cause takes as many lines as it needs. */
export const RowsAsHighAsTheirContent = meta.story({ render: () => <ReportTable rowHeight="content" columns={causes} first={{}} /> });

const long = rows.slice(0, 6).map((row) =>
  Object.assign({}, row, {
    name: `${row.name}-秋季版本预约召回-华东华南-18 到 24 岁-竖版视频第 3 轮`,
    channel: '快手磁力引擎（信息流与开屏联合投放）',
  }),
);

const roles = [
  { title: '管理员', has: ({ isAdmin }: Member) => isAdmin },
  { title: '其他成员', has: ({ isAdmin }: Member) => !isAdmin },
];

/** Sorting happens inside of each. */
export const Sections = meta.story({
  render: () => <Table label="成员" columns={memberColumns} rows={members} rowKey={({ mail }) => mail} sections={roles} rowMenu={menuOf} />,
});

export const LongNames = meta.story({ render: () => <ReportTable rows={long} /> });

export const Loading = meta.story({ parameters: { picture: { busy: true } }, render: () => <ReportTable status="loading" /> });

export const NothingMatches = meta.story({
  render: () => (
    <ReportTable
      rows={[]}
      empty={
        <Empty
          kind="no-match"
          title="没有符合条件的推广活动"
          cause="“开屏-春节”在 8 个渠道中无结果。"
          actions={<Button>清除筛选</Button>}
        />
      }
    />
  ),
});

export const EmptyWithoutWords = meta.story({ render: () => <ReportTable rows={[]} /> });
