import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { campaignColumns } from './sample/columns.tsx';
import { campaigns, type Campaign } from './sample/seed.ts';
import { Table } from './Table.tsx';

const rows = campaigns(200);

interface PageProps {
  count: number;
}

/** A table in the middle of a page that scrolls as a whole. */
function Page({ count }: PageProps) {
  return (
    <>
      <div style={{ height: 600 }} />
      <Table
        label="推广活动"
        columns={campaignColumns.slice(0, 6)}
        rows={rows.slice(0, count)}
        rowKey={(row: Campaign) => row.id}
        density="compact"
        totals={{ values: { clicks: 1 } }}
      />
      <div style={{ height: 400 }} />
    </>
  );
}

const meta = preview.meta({
  title: 'Data/Table 表格/Page 在页面里',
  component: Page,
  args: { count: 200 },
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen' },
});

const grid = () => screen.findByRole('grid', { name: '推广活动' });
const lines = (table: HTMLElement) => table.querySelectorAll<HTMLElement>('[data-index]');
const line = (table: HTMLElement, index: number) => table.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** What a pointer would hit there. */
const seenAt = (share: number) => document.elementFromPoint(innerWidth / 3, innerHeight * share)?.closest('[data-index]');

/** Of 200 rows only the visible ones and a few more are in the document, but `aria-rowcount` counts all of them. */
export const ScrollingThePageDrawsWhatIsSeen = meta.story({
  play: async () => {
    const table = await grid();
    await expect(table).toHaveAttribute('aria-rowcount', '202');
    const whole = table.scrollHeight;
    await waitFor(() => expect(lines(table).length).toBeLessThan(90));
    scrollTo({ top: 600 + whole / 2 });
    await waitFor(async () => {
      await expect(seenAt(0.2)).not.toBeNull();
      await expect(seenAt(0.9)).not.toBeNull();
    });
    await waitFor(() => expect(line(table, 0)).toBeNull());
    await waitFor(() => expect(lines(table).length).toBeLessThan(90));
    await expect(table.scrollHeight).toBe(whole);
    scrollTo({ top: document.documentElement.scrollHeight });
    await waitFor(() => expect(line(table, 199)).toBeVisible());
    scrollTo({ top: 0 });
    await waitFor(() => expect(line(table, 0)).toBeInTheDocument());
  },
});

/** The keys lead to every row, drawn or not, and bring it into the window. */
export const KeysLeadThroughThePage = meta.story({
  play: async ({ userEvent }) => {
    const table = await grid();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await waitFor(() => {
      const found = line(table, 199);
      if (!found) throw new Error('The last row is not drawn');
      return found;
    });
    await waitFor(() => expect(last).toContainElement(activeElement()));
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await userEvent.keyboard('{PageUp}');
    const place = () => Number(document.activeElement?.closest('[data-index]')?.getAttribute('data-index'));
    await waitFor(() => expect(place()).toBeLessThan(199));
    await expect(place()).toBeGreaterThan(100);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(within(table).getAllByRole('columnheader')[0]).toContainElement(activeElement()));
    await waitFor(() => expect(table.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    // The row that had the focus is not drawn any longer.
    await waitFor(() => expect(line(table, 199)).toBeNull());
  },
});

/** A page prints as a whole. */
export const AllOfItIsPrinted = meta.story({
  play: async () => {
    const table = await grid();
    await waitFor(() => expect(lines(table).length).toBeLessThan(90));
    dispatchEvent(new Event('beforeprint'));
    await expect(lines(table)).toHaveLength(200);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(lines(table).length).toBeLessThan(90));
  },
});

/** A short table draws all its rows, so that the browser's search finds them. */
export const FewRowsAreAllDrawn = meta.story({
  args: { count: 50 },
  play: async () => {
    const table = await grid();
    await waitFor(() => expect(lines(table)).toHaveLength(50));
  },
});

const activeElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
