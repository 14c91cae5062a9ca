import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Table, useWords, type Column } from '#design-system';
import { metricIds } from '#app/lib/metrics/catalogue.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { levelWords } from '#screens/kit/report/answers/index.ts';
import { tableWords } from '../words.ts';

/** Every metric of the catalogue as a column of a report, and its change beside it; the longest heads first. */
function AllColumns() {
  const t = useWords(tableWords);
  const levels = useWords(levelWords);
  const names = useWords(metricWords);
  const columns = metricIds
    .flatMap((id): Column<string>[] => [
      { id, title: names[id], value: () => 1, as: figureOf(id) },
      { id: `change-${id}`, title: t.change(names[id]), value: () => 0, as: { kind: 'percent' } },
    ])
    .toSorted((one, other) => other.title.length - one.title.length);
  const [longest] = columns;
  return (
    <Table
      label="catalogue"
      columns={[{ id: 'key', title: levels.campaign, value: (row) => row, pin: 'start' }, ...columns]}
      rows={['row']}
      rowKey={(row) => row}
      density="compact"
      {...(longest && { view: { sort: [{ column: longest.id, isDescending: true }] } })}
    />
  );
}

const meta = preview.meta({ title: 'Screens/Kit/Column heads 列头', component: AllColumns });

/** The heads that are cut, or would be with the arrow of a sorting beside them. */
function cutHeads(canvas: { getAllByRole: (role: string) => HTMLElement[] }): string[] {
  return canvas.getAllByRole('columnheader').flatMap((head) => {
    const title = head.querySelector<HTMLElement>('.title');
    const words = head.querySelector<HTMLElement>('.words');
    if (!title || !words) return [`${head.textContent}: no title`];
    // As if it were sorted: the arrow takes 12 pixels and a gap of 3.
    if (!head.hasAttribute('aria-sort')) title.style.paddingInlineEnd = '15px';
    const isCut = words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 1;
    title.style.paddingInlineEnd = '';
    return isCut ? [head.textContent ?? ''] : [];
  });
}

/** No head is cut in either language. */
export const Chinese = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await expect(cutHeads(canvas)).toEqual([]);
  },
});

export const English = Chinese.extend({ parameters: { locale: 'en' } });

export const EnglishOnAPhone = Chinese.extend({
  parameters: { locale: 'en' },
  globals: { viewport: { value: 'phone' } },
});
