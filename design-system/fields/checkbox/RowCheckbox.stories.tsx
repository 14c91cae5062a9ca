import { GridList, GridListItem } from 'react-aria-components';
import styled from 'styled-components';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';

const meta = preview.meta({ title: 'Fields/Row checkbox 行内复选', component: RowCheckbox });

const campaigns = ['秋季版本-达人短视频-A', '秋季版本-达人短视频-B', '品牌词-秋季版本-精确匹配'];

/** As it stands in a list; tables and trees give it its state in the same way. */
export const InAList = meta.story({
  tags: ['matrix'],
  render: () => (
    <List aria-label="推广活动" selectionMode="multiple" defaultSelectedKeys={['0']} disabledKeys={['2']}>
      {campaigns.map((name, at) => (
        <Row key={name} id={String(at)} textValue={name}>
          <RowCheckbox />
          {name}
        </Row>
      ))}
    </List>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('checkbox');
    await expect(first).toBeChecked();
    await expect(second).toHaveAccessibleName(/达人短视频-B/);
    await userEvent.click(canvas.getByText('秋季版本-达人短视频-B'));
    await expect(second).toBeChecked();
    await expect(third).toBeDisabled();
  },
});

const List = styled(GridList)`
  max-width: 320px;
`;

const Row = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--density-row);
  padding: 0 var(--space-3);
  border-bottom: 1px solid var(--color-border-subtle);

  &[data-selected] {
    background: var(--color-bg-selected);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -2px;
  }
`;
