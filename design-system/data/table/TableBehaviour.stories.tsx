import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Drawer } from '../../overlays/drawer/Drawer.tsx';
import { MenuItem } from '../../overlays/menu/MenuItem.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { Column } from './columns/column.ts';
import type { TableView } from './columns/view.ts';
import type { Keys } from './rows/selection.ts';
import { Boxed } from './sample/Boxed.tsx';
import { campaignColumns } from './sample/columns.tsx';
import { campaigns, type Campaign } from './sample/seed.ts';
import { Table } from './Table.tsx';

const rows = campaigns(248);
const none: Keys = new Set();

const columns: Column<Campaign>[] = campaignColumns
  .slice(0, 6)
  .map((column) =>
    column.id === 'installs' ? Object.assign({}, column, { explain: (row: Campaign) => <Text>{`来自 ${row.channel}`}</Text> }) : column,
  );

interface PageProps {
  first?: TableView;
  columns?: Column<Campaign>[];
  rows?: Campaign[];
  width?: number;
  hasTotals?: boolean;
  onViewChange: (view: TableView) => void;
  onSelect: (keys: string[]) => void;
  onMenu: (name: string) => void;
  onNavigate: (path: string) => void;
  onEnd: () => void;
}

/** A table between two buttons, so that there is a way in and a way out. */
function Page({ first, width, hasTotals = false, onViewChange, onSelect, onMenu, onNavigate, onEnd, ...rest }: PageProps) {
  const [view, setView] = useState<TableView>(first ?? {});
  const [keys, setKeys] = useState(none);
  const select = (next: Keys) => {
    setKeys(next);
    onSelect([...next]);
  };
  return (
    <RouterProvider navigate={onNavigate}>
      <Button>筛选</Button>
      <Boxed height={420} {...(width && { width })}>
        <Table
          label="推广活动"
          columns={rest.columns ?? columns}
          rows={rest.rows ?? rows}
          rowKey={(row) => row.id}
          height="fill"
          density="compact"
          {...(hasTotals && { totals: { note: '248 项', values: {} } })}
          view={view}
          onViewChange={(next) => {
            setView(next);
            onViewChange(next);
          }}
          selection={{ keys, onChange: select, acts: <Button kind="ghost">停用</Button> }}
          rowMenu={(row) => <MenuItem onAction={() => onMenu(row.name)}>编辑</MenuItem>}
          onEnd={onEnd}
        />
      </Boxed>
      <Button>导出</Button>
    </RouterProvider>
  );
}

const meta = preview.meta({
  title: 'Data/Table behaviour 表格操作',
  component: Page,
  args: { onViewChange: fn(), onSelect: fn(), onMenu: fn(), onNavigate: fn(), onEnd: fn() },
});

const head = (name: string) => {
  const found = screen.getAllByRole('columnheader').find((one) => one.querySelector('.words')?.textContent === name);
  if (!found) throw new Error(`No head says ${name}`);
  return found;
};
const titles = () => screen.getAllByRole('columnheader').flatMap((one) => one.querySelector('.words')?.textContent ?? []);
const bodyRows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-index'));
const firstName = () =>
  bodyRows()
    .find((row) => row.dataset['index'] === '0')
    ?.querySelector('.name')?.textContent;
const grid = () => screen.getByRole('grid', { name: '推广活动' });

export const SortsByHeads = meta.story({
  play: async ({ args, userEvent }) => {
    const clicks = within(head('点击')).getByRole('button', { name: '点击' });
    await userEvent.click(clicks);
    await expect(head('点击')).toHaveAttribute('aria-sort', 'descending');
    await expect(firstName()).toBe(rows.toSorted((a, b) => b.clicks - a.clicks)[0]?.name);
    await userEvent.click(clicks);
    await expect(head('点击')).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstName()).toBe(rows.toSorted((a, b) => a.clicks - b.clicks)[0]?.name);
    await userEvent.click(clicks);
    await expect(head('点击')).not.toHaveAttribute('aria-sort');
    await expect(firstName()).toBe(rows[0]?.name);
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: [] });
  },
});

export const ShiftAddsASecondColumn = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(head('渠道')).getByRole('button', { name: '渠道' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(within(head('激活')).getByRole('button', { name: '激活' }));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      sort: [
        { column: 'channel', isDescending: false },
        { column: 'installs', isDescending: true },
      ],
    });
    await expect(head('渠道')).toHaveAttribute('aria-sort', 'ascending');
    await expect(screen.getByText('第 2 排序，降序')).toBeInTheDocument();
  },
});

export const ArrowsWalkThroughCells = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '全选' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('link', { name: rows[0]?.name ?? '' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '4');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '249');
    await expect(document.activeElement).toHaveAccessibleName('更多操作');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent(rows[247]?.name ?? '');
    await userEvent.keyboard('{PageUp}');
    await expect(Number(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex'))).toBeLessThan(241);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '全选' })).toHaveFocus());
  },
});

/** The line of the totals has no box: the arrows lead to what stands nearest. */
export const FromTheBoxesIntoTheTotals = meta.story({
  tags: ['no-picture'],
  args: { hasTotals: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '全选' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '2');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '3');
  },
});

export const ThroughAHeadIntoItsMenu = meta.story({
  play: async ({ args, userEvent }) => {
    within(head('点击')).getByRole('button', { name: '点击' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('button', { name: '点击的列菜单' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: '右移' }));
    await expect(titles()).toEqual(['推广活动', '渠道', '去重点击', '点击', '激活', '激活率']);
    // Screen readers announce the move.
    await expect(screen.getByText('点击移到第 4 列，共 6 列')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '点击的列菜单' })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(await screen.findByRole('menuitem', { name: '隐藏此列' }));
    await expect(titles()).toEqual(['推广活动', '渠道', '去重点击', '激活', '激活率']);
    await expect(screen.getByText('已隐藏点击')).toBeInTheDocument();
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ columns: ['name', 'channel', 'uniqueClicks', 'installs', 'installRate'] });
  },
});

export const PinsFromTheMenu = meta.story({
  args: { width: 640 },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '激活率的列菜单' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '固定在左侧' }));
    await expect(titles()).toEqual(['推广活动', '激活率', '渠道', '点击', '去重点击', '激活']);
    await expect(head('激活率').parentElement).toHaveClass('start');
  },
});

const widthOf = (name: string) => head(name).getBoundingClientRect().width;

export const ResizesByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '渠道的列菜单' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '调整列宽' }));
    const edge = screen.getByRole('separator', { name: '渠道的列宽' });
    await waitFor(() => expect(edge).toHaveFocus());
    const before = Number(edge.getAttribute('aria-valuenow'));
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ widths: { channel: before + 40 } });
    await expect(widthOf('渠道')).toBe(before + 40);
    await userEvent.dblClick(edge);
    await expect(args.onViewChange).toHaveBeenLastCalledWith({});
  },
});

export const ResizesByDragging = meta.story({
  play: async ({ args, userEvent }) => {
    const edge = screen.getByRole('separator', { name: '渠道的列宽' });
    const before = Number(edge.getAttribute('aria-valuenow'));
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: 500, clientY: 60 } },
      { target: edge, coords: { clientX: 530, clientY: 60 } },
    ]);
    // The width changes at once; the caller hears of it when the handle is released.
    await waitFor(() => expect(widthOf('渠道')).toBe(before + 30));
    await expect(args.onViewChange).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: edge, coords: { clientX: 530, clientY: 60 } });
    await expect(args.onViewChange).toHaveBeenCalledWith({ widths: { channel: before + 30 } });
  },
});

// No picture: the pointer is left where the drag ended.
export const MovesByDragging = meta.story({
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    const at = (name: string, share: number) => {
      const { left, width, top, height } = head(name).getBoundingClientRect();
      return { clientX: left + width * share, clientY: top + height / 2 };
    };
    const title = within(head('激活')).getByRole('button', { name: '激活' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: title, coords: at('激活', 0.5) },
      { target: title, coords: at('渠道', 0.2) },
      { keys: '[/MouseLeft]', target: title, coords: at('渠道', 0.2) },
    ]);
    await expect(titles()).toEqual(['推广活动', '激活', '渠道', '点击', '去重点击', '激活率']);
    // The press that ends the move does not sort.
    await expect(args.onViewChange).toHaveBeenCalledTimes(1);
  },
});

export const SelectsARange = meta.story({
  play: async ({ args, userEvent }) => {
    const box = (index: number) => screen.getByRole('checkbox', { name: `选择 ${rows[index]?.name}` });
    await userEvent.click(box(1));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(4));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith([1, 2, 3, 4].map((index) => rows[index]?.id));
    await expect(screen.getByText('已选 4 项')).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    await expect(screen.getByText('已选 248 项')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '取消选择' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith([]);
    await expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  },
});

export const SelectsByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    screen.getByRole('checkbox', { name: `选择 ${rows[0]?.name}` }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith([rows[0]?.id, rows[1]?.id, rows[2]?.id]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(screen.getByText('已选 248 项')).toBeVisible();
  },
});

export const OpensTheMenuOfARow = meta.story({
  tags: ['matrix'],
  play: async ({ args, userEvent }) => {
    const [second] = within(bodyRows()[1] ?? grid()).getAllByRole('button', { name: '更多操作' });
    await userEvent.click(second ?? grid());
    await userEvent.click(await screen.findByRole('menuitem', { name: '编辑' }));
    await expect(args.onMenu).toHaveBeenLastCalledWith(rows[1]?.name);
    await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText(rows[2]?.name ?? '') });
    await userEvent.click(await screen.findByRole('menuitem', { name: '编辑' }));
    await expect(args.onMenu).toHaveBeenLastCalledWith(rows[2]?.name);
  },
});

/** A row of which nothing can be done shows no button for it, and opens nothing empty. */
export const RowsWithoutAMenu = meta.story({
  tags: ['no-picture'], // Looks as the others, without the dots of one row.
  render: () => (
    <Table
      label="推广活动"
      columns={columns}
      rows={rows.slice(0, 3)}
      rowKey={(row) => row.id}
      rowMenu={(row) => (row.id === rows[0]?.id ? null : <MenuItem>编辑</MenuItem>)}
    />
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: '更多操作' })).toHaveLength(2));
    await expect(within(bodyRows()[0] ?? grid()).queryByRole('button', { name: '更多操作' })).toBeNull();
    await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText(rows[0]?.name ?? '') });
    await userEvent.click(within(bodyRows()[1] ?? grid()).getByRole('button', { name: '更多操作' }));
    await expect(await screen.findAllByRole('menu')).toHaveLength(1);
  },
});

export const ExplainsANumber = meta.story({
  play: async ({ userEvent }) => {
    const number = within(bodyRows()[0] ?? grid()).getByRole('button', { name: rows[0]?.installs.toLocaleString('en') ?? '' });
    await userEvent.click(number);
    await expect(await screen.findByRole('dialog', { name: '激活' })).toHaveTextContent(`来自 ${rows[0]?.channel}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(number).toHaveFocus());
  },
});

/** Other answers come: one with the same rows while a card is open, one without the first of them, and one with it again. */
function PageOfAnswers(props: PageProps) {
  const [count, setCount] = useState(1);
  const next = <Button onPress={() => setCount(count + 1)}>下一个答复</Button>;
  const card = () => (
    <>
      <Text>{`答复 ${count}`}</Text>
      {next}
    </>
  );
  const explained = columns.map((column) => (column.id === 'installs' ? Object.assign({}, column, { explain: card }) : column));
  return (
    <>
      {next}
      <Page {...props} columns={explained} rows={count === 3 ? rows.slice(1) : rows} />
    </>
  );
}

/** It says what is known of its row now, and closes with it, for good. */
export const ExplainsTheRowOfTheAnswer = meta.story({
  // It ends as the table begins.
  tags: ['no-picture'],
  render: (args) => <PageOfAnswers {...args} />,
  play: async ({ userEvent }) => {
    const answer = (of: HTMLElement) => userEvent.click(within(of).getByRole('button', { name: '下一个答复' }));
    await userEvent.click(within(bodyRows()[0] ?? grid()).getByRole('button', { name: rows[0]?.installs.toLocaleString('en') ?? '' }));
    const card = await screen.findByRole('dialog', { name: '激活' });
    await expect(card).toHaveTextContent('答复 1');
    await answer(card);
    await waitFor(() => expect(card).toHaveTextContent('答复 2'));
    await answer(card);
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await answer(document.body);
    await waitFor(() => expect(bodyRows()[0]).toHaveTextContent(rows[0]?.name ?? ''));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** A card with a button that closes it and opens the drawer which says the rest. */
function PageWithDrawer(props: PageProps) {
  const [asked, setAsked] = useState<string>();
  const card = ({ name }: Campaign) => (
    <Button slot="close" onPress={() => setAsked(name)}>
      展开
    </Button>
  );
  const explained = columns.map((column) => (column.id === 'installs' ? Object.assign({}, column, { explain: card }) : column));
  return (
    <>
      <Page {...props} columns={explained} />
      <Drawer title={asked ?? ''} isOpen={asked !== undefined} onOpenChange={() => setAsked(undefined)}>
        {null}
      </Drawer>
    </>
  );
}

/** The focus comes back to the number that was asked. */
export const ExplainsANumberInADrawer = meta.story({
  parameters: { picture: { as: 'explains-a-number' } },
  render: (args) => <PageWithDrawer {...args} />,
  play: async ({ userEvent }) => {
    const number = within(bodyRows()[0] ?? grid()).getByRole('button', { name: rows[0]?.installs.toLocaleString('en') ?? '' });
    await userEvent.click(number);
    const card = await screen.findByRole('dialog', { name: '激活' });
    await userEvent.click(within(card).getByRole('button', { name: '展开' }));
    const drawer = await screen.findByRole('dialog', { name: rows[0]?.name ?? '' });
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(number).toHaveFocus());
  },
});

export const OpensNamesInTheApplication = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('link', { name: rows[3]?.name ?? '' }));
    await expect(args.onNavigate).toHaveBeenCalledWith(`/campaigns/${rows[3]?.id}`, undefined);
  },
});

// No picture: which rows stand under the edge depends on the window.
export const ScrollingDrawsWhatIsSeen = meta.story({
  tags: ['no-picture'],
  play: async ({ args }) => {
    fireEvent.scroll(grid(), { target: { scrollTop: 200 * 32 } });
    await waitFor(() => expect(screen.getByText(rows[204]?.name ?? '')).toBeVisible());
    await expect(screen.queryByText(rows[0]?.name ?? '')).not.toBeInTheDocument();
    const edge = grid().getBoundingClientRect().top + 34 + 16;
    const seen = () => bodyRows().find((row) => row.getBoundingClientRect().top <= edge && row.getBoundingClientRect().bottom > edge);
    await waitFor(() => expect(seen()?.ariaRowIndex).toBe('202'));
    await expect(args.onEnd).not.toHaveBeenCalled();
    fireEvent.scroll(grid(), { target: { scrollTop: 230 * 32 } });
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  },
});

export const TheFocusStaysWhenItsRowIsScrolledAway = meta.story({
  play: async ({ userEvent }) => {
    const name = screen.getByRole('link', { name: rows[2]?.name ?? '' });
    name.focus();
    fireEvent.scroll(grid(), { target: { scrollTop: 200 * 32 } });
    await waitFor(() => expect(screen.getByText(rows[204]?.name ?? '')).toBeVisible());
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('link', { name: rows[3]?.name ?? '' })).toHaveFocus());
    await expect(document.activeElement).toBeVisible();
  },
});

export const ReachesColumnsThatAreNotDrawn = meta.story({
  args: { columns: campaignColumns, width: 720 },
  play: async ({ userEvent }) => {
    await expect(grid()).toHaveAttribute('aria-colcount', '22');
    await expect(within(bodyRows()[0] ?? grid()).getAllByRole('gridcell').length).toBeLessThan(14);
    screen.getByRole('link', { name: rows[0]?.name ?? '' }).focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '21');
    await expect(document.activeElement).toHaveTextContent(rows[0]?.lastClick ?? '');
  },
});

const long: Column<Campaign>[] = [
  { id: 'name', title: '推广活动', value: (row) => `${row.name}-秋季版本预约召回-华东华南-18 到 24 岁-竖版视频`, width: 160, pin: 'start' },
  { id: 'group', title: '活动组', value: (row) => row.group, width: 4000 },
];

export const ShowsTheWholeOfACutText = meta.story({
  args: { columns: long, width: 600 },
  play: async ({ userEvent }) => {
    screen.getByRole('checkbox', { name: '全选' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('竖版视频');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const TabPassesTheWholeTable = meta.story({
  play: async ({ userEvent }) => {
    screen.getByRole('link', { name: rows[2]?.name ?? '' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: '导出' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('link', { name: rows[2]?.name ?? '' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('button', { name: '筛选' })).toHaveFocus());
  },
});

export const KeepsItsOwnViewWithoutACaller = meta.story({
  render: () => (
    <Boxed height={300}>
      <Table label="推广活动" columns={columns} rows={rows} rowKey={(row) => row.id} height="fill" />
    </Boxed>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(within(head('点击')).getByRole('button', { name: '点击' }));
    await expect(head('点击')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: '渠道的列菜单' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '隐藏此列' }));
    await expect(titles()).toEqual(['推广活动', '点击', '去重点击', '激活', '激活率']);
  },
});

interface Group {
  id: string;
  name: string;
  below?: Group[];
}

const groups: Group[] = [
  { id: 'feed', name: '信息流投放组', below: [{ id: 'oe', name: '巨量引擎', below: [{ id: 'oe1', name: '秋季版本' }] }] },
  { id: 'search', name: '搜索投放组', below: [{ id: 'asa', name: 'Apple Search Ads' }] },
];

export const ATreeOpensByArrows = meta.story({
  render: () => (
    <Boxed>
      <Table
        label="投放组"
        columns={[{ id: 'name', title: '投放组', value: (row: Group) => row.name }]}
        rows={groups}
        rowKey={(row) => row.id}
        expansion={{ children: (row) => row.below }}
      />
    </Boxed>
  ),
  play: async ({ userEvent }) => {
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    within(row('信息流投放组')).getByRole('button', { name: '展开' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row('信息流投放组')).toHaveAttribute('aria-expanded', 'true');
    await expect(row('巨量引擎')).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(row('秋季版本')).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.queryByText('秋季版本')).not.toBeInTheDocument();
    await userEvent.click(within(row('搜索投放组')).getByRole('button', { name: '展开' }));
    await expect(row('Apple Search Ads')).toBeInTheDocument();
  },
});

export const ADetailOpensBelowItsRow = meta.story({
  render: () => (
    <Boxed height={300}>
      <Table
        label="推广活动"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        height="fill"
        expansion={{ detail: (row) => <Text>{`活动组：${row.group}`}</Text> }}
      />
    </Boxed>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(within(bodyRows()[0] ?? grid()).getByRole('button', { name: '展开' }));
    const detail = await screen.findByText(`活动组：${rows[0]?.group}`);
    await expect(detail.closest('[role=row]')).toHaveAttribute('aria-rowindex', '3');
    await userEvent.click(within(bodyRows()[0] ?? grid()).getByRole('button', { name: '收起' }));
    await expect(detail).not.toBeInTheDocument();
  },
});
