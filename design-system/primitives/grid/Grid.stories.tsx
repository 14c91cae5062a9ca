import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { Grid, GridCell } from './Grid.tsx';

const meta = preview.meta({ title: 'Primitives/Grid 网格', component: Grid, args: { children: null } });

const media = ['巨量引擎', '腾讯广告', '快手磁力引擎', 'Apple Search Ads', '百度营销', '小红书聚光', 'B 站花火'];
const tiles = media.map((name) => <Tile key={name}>{name}</Tile>);

export const Thirds = meta.story({ args: { columns: 3, children: tiles.slice(0, 6) } });

export const AsManyAsFit = meta.story({ args: { minColumn: 260, gap: '2', children: tiles } });

export const OverAllColumns = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={4}>
      <GridCell span="all">
        <Tile>全部媒体</Tile>
      </GridCell>
      <GridCell span={2}>
        <Tile>巨量引擎</Tile>
      </GridCell>
      <Tile>腾讯广告</Tile>
      <Tile>快手磁力引擎</Tile>
    </Grid>
  ),
});

export const OnAPhone = Thirds.extend({ globals: { viewport: { value: 'phone' } } });

function Tile({ children }: { children: string }) {
  return <Sample>{children}</Sample>;
}

const Sample = styled.div`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-md);
  background: var(--color-bg-surface);
`;
