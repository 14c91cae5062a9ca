import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import type { FigureStyle } from '../../foundation/figures.ts';
import { Grid } from '../grid/Grid.tsx';
import { Text } from '../text/Text.tsx';
import { Figure } from './Figure.tsx';

const meta = preview.meta({ title: 'Primitives/Figure 数字', component: Figure, args: { value: 864_120 } });

const kinds: [chinese: string, english: string, value: number | null, as: FigureStyle][] = [
  ['整数', 'Count', 864_120, { kind: 'count' }],
  ['指标', 'Headline', 12_846_000, { kind: 'headline' }],
  ['K', 'K', 7_842_600, { kind: 'compact', unit: 'K' }],
  ['万', 'W', 12_846_000, { kind: 'compact', unit: 'W' }],
  ['M', 'M', 12_846_000, { kind: 'compact', unit: 'M' }],
  ['B', 'B', 1_284_600_000, { kind: 'compact', unit: 'B' }],
  ['亿', 'Compact', 1_284_600_000, { kind: 'compact' }],
  ['金额', 'Money', 3_826_410, { kind: 'money' }],
  ['金额指标', 'Money headline', 3_826_410, { kind: 'money', isHeadline: true }],
  ['百分比', 'Percent', 0.3842, { kind: 'percent' }],
  ['百分点', 'Points', -0.012, { kind: 'points' }],
  ['空值', 'Not available', null, { kind: 'count' }],
];

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Kinds = meta.story({
  tags: ['matrix'],
  render: () => <Kit side={0} />,
});

export const InEnglish = meta.story({
  parameters: { locale: 'en' },
  render: () => <Kit side={1} />,
});

export const MinusIsAMinus = meta.story({
  args: { value: -100_185 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−100,185')).toBeVisible();
  },
});

export const DigitsAlign = meta.story({
  render: () => (
    <Column>
      {[1_111_111, 864_120, 99_999, 7, 0, null].map((value) => (
        <div key={value}>
          <Figure value={value} />
        </div>
      ))}
    </Column>
  ),
});

function Kit({ side }: { side: 0 | 1 }) {
  return (
    <Grid columns={4} gap="5">
      {kinds.map(([chinese, english, value, as]) => (
        <div key={chinese}>
          <Text as="div" kind="caption" tone="tertiary">
            {[chinese, english][side]}
          </Text>
          <Large>
            <Figure value={value} as={as} />
          </Large>
        </div>
      ))}
    </Grid>
  );
}

const Large = styled.div`
  font: var(--type-num-lg);
`;

const Column = styled.div`
  width: 120px;
  text-align: right;
`;
