import preview from '#storybook/preview.tsx';
import { campaignColumns } from './sample/columns.tsx';
import { linkColumns } from './sample/lists.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

const meta = preview.meta({
  title: 'Data/Table skeleton 表格骨架 · loading 加载',
  component: TableSkeleton,
  args: { label: '推广活动', columns: [] },
  parameters: { picture: { busy: true } },
});

export const Report = meta.story({
  args: { density: 'compact', hasBoxes: true, hasMenu: true, skeletonRows: 8 },
  render: ({ label, density = 'compact', hasBoxes = false, hasMenu = false, skeletonRows = 8 }) => (
    <TableSkeleton {...{ label, density, hasBoxes, hasMenu, skeletonRows }} columns={campaignColumns} />
  ),
});

/** The frames of the cards, and the names of what will stand in them. */
export const Cards = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <TableSkeleton label="推广活动" columns={linkColumns} phone="cards" hasMenu />,
});
