import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { cohortCurves } from '../dataset/cohorts.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { ChartPanel } from '../frame/ChartPanel.tsx';
import { retention, series } from '../sample/sample.ts';
import { seedPreviousMeans } from '../sample/seed.ts';
import { curveSentence } from '../sentence/cohort.ts';
import { TrendChart } from '../trend/TrendChart.tsx';
import { CohortMap, type CohortMapProps } from './CohortMap.tsx';

const previous = { values: seedPreviousMeans.map((rate) => rate / 100), size: 767_424 };

const meta = preview.meta({
  title: 'Charts/Cohort map 队列热力表',
  component: CohortMap,
  args: { data: retention, previous, minimum: 24_500, sizeName: '激活数' },
  render: (args) => (
    <ChartPanel title="日留存" note="单位 %">
      <CohortMap {...args} />
    </ChartPanel>
  ),
});

export const Whole = meta.story();

const rules = { minimum: 24_500, floor: 5 };

/** The map feeds a trend: rows that are picked become lines of the same colour. */
function WithCurves({ data, ...map }: CohortMapProps) {
  const [picked, setPicked] = useState<readonly string[]>(['11-01', '11-11']);
  const curves = cohortCurves(data, { ...rules, picked, meanName: '本期平均', previous: previous.values });
  return (
    <Stack>
      <ChartPanel title="留存曲线" note={`已选 ${picked.length} 个激活日`}>
        <TrendChart
          data={{ ...curves, previousName: '上期平均' }}
          kind="line"
          height={236}
          sentence={curveSentence(data, { ...rules, previous: previous.values }, 'zh-CN', [6, 13, 29])}
        />
      </ChartPanel>
      <ChartPanel title="日留存" note="单位 %">
        <CohortMap {...map} data={data} picked={picked} onPick={setPicked} />
      </ChartPanel>
    </Stack>
  );
}

export const Picked = meta.story({ tags: ['matrix'], render: (args) => <WithCurves {...args} /> });

/** Cohorts that are counted up to the same age: their lines end at one point, and each is named there. */
const alike: Dataset = {
  ...retention,
  series: retention.series.map((row) => ({ ...row, maturity: retention.points.map((_, age) => (age < 8 ? 'final' : 'none')) })),
};
export const PickedOfOneAge = meta.story({
  args: { data: alike },
  render: ({ data }) => {
    const curves = cohortCurves(data, {
      ...rules,
      picked: ['11-05', '11-06', '11-07', '11-08'],
      meanName: '本期平均',
      previous: previous.values,
    });
    return (
      <ChartPanel title="留存曲线" note="已选 4 个激活日">
        <TrendChart data={{ ...curves, previousName: '上期平均' }} kind="line" height={236} />
      </ChartPanel>
    );
  },
});

export const Phone = Picked.extend({
  globals: { viewport: { value: 'phone' } },
});

const week: Dataset = {
  ...retention,
  points: retention.points.slice(0, 7),
  series: retention.series.slice(0, 7),
};

export const OneWeek = meta.story({ args: { data: week, floor: 2 } });

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    data: {
      ...week,
      measure: 'Retention',
      dimension: 'Install day',
      previousName: 'previous period',
      points: week.points.map((_, index) => ({ label: `${index + 1}`, title: `Day ${index + 1}` })),
    },
    sizeName: 'Installs',
  },
  render: (args) => (
    <ChartPanel title="Retention" note="in %">
      <CohortMap {...args} />
    </ChartPanel>
  ),
});

export const Empty = meta.story({ args: { data: { ...week, series: [] } } });

export const NothingFinal = meta.story({
  args: {
    data: {
      ...week,
      series: [
        series('11-19', '11-19', [0.18, null, null, null, null, null, null], {
          size: 28_714,
          maturity: ['open', 'none', 'none', 'none', 'none', 'none', 'none'],
        }),
      ],
    },
  },
});

export const FourAtMost = Picked.extend({
  play: async ({ canvas, userEvent }) => {
    const box = (day: string) => canvas.getByRole('checkbox', { name: `在图中显示 ${day}` });
    await userEvent.click(box('11-07'));
    await userEvent.click(box('10-25'));
    await expect(box('11-18')).toBeDisabled();
    await userEvent.click(box('11-11'));
    await expect(box('11-18')).toBeEnabled();
    await expect(canvas.getByText('已选 3 个激活日')).toBeVisible();
  },
});

/** Each figure asks where it comes from; the map is one stop of the tab key, and the arrow keys lead through it. */
export const Asks = meta.story({
  tags: ['no-picture'],
  args: { data: week, floor: 2, onAsk: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const mean = within(await canvas.findByRole('row', { name: /^平均/ })).getAllByRole('button');
    await expect(mean.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    mean[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onAsk).toHaveBeenLastCalledWith('previous', 1);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onAsk).toHaveBeenLastCalledWith('mean', 1);
    // What has no number yet can be asked for it as well.
    const young = within(canvas.getByRole('row', { name: /^11-18/ })).getAllByRole('button', { name: '未到期' });
    await userEvent.click(young[0] ?? canvas.getByRole('table'));
    await expect(args.onAsk).toHaveBeenLastCalledWith('11-18', expect.any(Number));
    mean[1]?.focus();
    await userEvent.tab({ shift: true });
    await expect(mean[1]).not.toHaveFocus();
  },
});

// No picture: it looks like Whole; the difference is what screen readers announce.
export const ReadAsATable = Whole.extend({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row');
    const text = (row: HTMLElement | undefined) =>
      within(row ?? document.body)
        .getAllByRole('cell')
        .slice(0, 3)
        .map((cell) => cell.textContent);
    // Weighted by size, without the cohort below the minimum: as drawn.
    await expect(text(rows[1])).toEqual(['84.0万', '38.438.4%', '28.228.2%']);
    await expect(text(rows[4])).toEqual(['27,505', '39.839.8%', '12.412.4%，未到期']);
    await expect(rows[4]?.querySelectorAll('[data-state="none"]')).toHaveLength(28);
    await expect(rows.at(-1)?.querySelectorAll('[data-toned]')).toHaveLength(0);
  },
});
