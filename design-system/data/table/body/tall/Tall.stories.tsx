import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../../../primitives/button/Button.tsx';
import type { Column } from '../../columns/column.ts';
import { Boxed } from '../../sample/Boxed.tsx';
import { Table } from '../../Table.tsx';

interface Row {
  id: number;
}

const rowsTo = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

const columns: Column<Row>[] = [
  { id: 'name', title: '日志', value: ({ id }) => `L${id}`, width: 200, phone: 'title' },
  { id: 'id', title: '序号', value: ({ id }) => id, as: { kind: 'count' }, width: 160, phone: 'half' },
];

/** More rows than a browser can draw one below the other: the whole list is still within reach of the scroll bar. */
function Logs() {
  const [rows, setRows] = useState(() => rowsTo(1_200_000));
  return (
    <Boxed height={420}>
      <Button onPress={() => setRows((was) => rowsTo(was.length + 200_000))}>再读 20 万行</Button>
      <Table label="日志" columns={columns} rows={rows} rowKey={({ id }) => String(id)} height="fill" density="compact" />
    </Boxed>
  );
}

const meta = preview.meta({ title: 'Data/Table of a million rows 百万行', component: Logs, tags: ['no-picture'] });

const grid = () => screen.getByRole('grid');
const numberOf = (row: Element) => Number(row.ariaRowIndex) - 1;

/** The numbers of the rows that stand under the head, from above. */
function seen(): number[] {
  const { bottom } = grid().getBoundingClientRect();
  const isSeen = (row: Element) =>
    row.getBoundingClientRect().bottom > grid().getBoundingClientRect().top + 40 && row.getBoundingClientRect().top < bottom;
  return [...grid().querySelectorAll('[role="rowgroup"] [role="row"]')]
    .filter((row) => row.querySelector('[role="gridcell"]') !== null && isSeen(row))
    .map(numberOf)
    .toSorted((one, other) => one - other);
}

const scrollTo = (share: number) =>
  fireEvent.scroll(grid(), { target: { scrollTop: (grid().scrollHeight - grid().clientHeight) * share } });

export const BothEndsAreReached = meta.story({
  play: async () => {
    await waitFor(() => expect(seen()[0]).toBe(1));
    scrollTo(1);
    await expect(await screen.findByText('L1200000')).toBeVisible();
    await waitFor(() => expect(seen().at(-1)).toBe(1_200_000));
    scrollTo(0.5);
    await waitFor(() => expect(Math.abs((seen()[0] ?? 0) - 600_000)).toBeLessThan(20));
    // One below the other, without a gap.
    const [first = 0, ...rest] = seen();
    await expect(rest).toEqual(rest.map((_, step) => first + step + 1));
    await expect(rest.length).toBeGreaterThan(8);
  },
});

export const KeysReachTheLastRow = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')?.ariaRowIndex).toBe('1200001'));
    await expect(document.activeElement).toBeVisible();
    await waitFor(() => expect(seen()).toContain(1_200_000));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(seen()).toContain(numberOf(document.activeElement?.closest('[role="row"]') ?? document.body)));
  },
});

export const StaysWhereItIsWhenMoreRowsCome = meta.story({
  play: async ({ userEvent }) => {
    scrollTo(0.7);
    await waitFor(() => expect(Math.abs((seen()[0] ?? 0) - 840_000)).toBeLessThan(20));
    const before = seen()[0] ?? 0;
    await userEvent.click(screen.getByRole('button', { name: '再读 20 万行' }));
    await waitFor(() => expect(grid().ariaRowCount).toBe('1400001'));
    await waitFor(() => expect(Math.abs((seen()[0] ?? 0) - before)).toBeLessThan(2));
  },
});
