import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stat } from '../../data/stat/Stat.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { FigureCell } from './FigureCell.tsx';
import { FigureStrip } from './FigureStrip.tsx';

const meta = preview.meta({ title: 'Layout/Figure strip 指标条', component: FigureStrip, args: { label: '核心指标', children: null } });

const course = [24.1, 26.9, 30.8, 29.6, 26.2, 25.1, 25.7, 28.9, 31.7, 26.5, 25.5, 28, 32.9, 30.9, 27.3, 41, 36, 31.3, 27.9, 28.7];
const turned = course.map((value, day) => value + (course[(day + 7) % course.length] ?? 0));

const steps = [
  { id: 'clicks', chinese: '去重点击', english: 'Unique clicks', value: 12_846_000, previous: 11_851_000, conversion: 0.0673 },
  { id: 'installs', chinese: '激活', english: 'Installs', value: 864_120, previous: 767_424, conversion: 0.5926 },
  { id: 'signups', chinese: '注册', english: 'Sign-ups', value: 512_068, previous: 460_493, conversion: 0.0843 },
  { id: 'payers', chinese: '付费用户', english: 'Payers', value: 43_180, previous: 44_106 },
] as const;

function Funnel({ side = 'chinese', ...strip }: { side?: 'chinese' | 'english'; label?: string; isSample?: boolean }) {
  const [current, setCurrent] = useState<string>('installs');
  return (
    <FigureStrip label="核心指标" {...strip}>
      {steps.map((step) => (
        <FigureCell
          key={step.id}
          stop={step.id === current ? 'here' : 'passed'}
          {...('conversion' in step && { conversion: step.conversion })}
          onSelect={() => setCurrent(step.id)}
          selectLabel={step[side]}
        >
          <Stat
            label={step[side]}
            value={step.value}
            previous={step.previous}
            course={step.id === 'installs' ? course : turned}
            isOn={step.id === current}
          />
        </FigureCell>
      ))}
      <FigureCell>
        <Stat
          label={side === 'chinese' ? '付费金额' : 'Revenue'}
          value={3_826_000}
          previous={3_613_000}
          as={{ kind: 'money', isHeadline: true }}
          course={turned}
        />
      </FigureCell>
      <FigureCell>
        <Stat
          label={side === 'chinese' ? '次日留存' : 'Day 1 retention'}
          value={0.384}
          previous={0.396}
          as={{ kind: 'percent' }}
          course={course}
        />
      </FigureCell>
    </FigureStrip>
  );
}

export const WithAPath = meta.story({
  tags: ['matrix'],
  args: { isSample: false },
  render: ({ label, isSample = false }) => <Funnel label={label} isSample={isSample} />,
});

export const WithAPathInEnglish = meta.story({ parameters: { locale: 'en' }, render: () => <Funnel side="english" /> });

export const OnATablet = WithAPath.extend({ tags: ['!matrix'], globals: { viewport: { value: 'tablet' } } });

export const OnAPhone = WithAPath.extend({ tags: ['!matrix'], globals: { viewport: { value: 'phone' } } });

export const SelectsAFigure = meta.story({
  render: () => <Funnel />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '激活' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await expect(canvas.getByRole('button', { name: '注册' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.getByRole('button', { name: '付费用户' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: '激活' })).toHaveAttribute('aria-pressed', 'false');
  },
});

export const WithoutAPath = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <FigureStrip label="参与度">
        <FigureCell>
          <Stat label="日均 DAU" value={345_847} previous={313_375} course={course} isOn />
        </FigureCell>
        <FigureCell>
          <Stat label="日均会话" value={1_183_000} previous={1_059_000} course={turned} />
        </FigureCell>
        <FigureCell>
          <Stat label="人均会话" value={3} previous={3} course={turned} />
        </FigureCell>
        <FigureCell>
          <Stat label="人均时长" value={48} previous={49} course={course} />
        </FigureCell>
        <FigureCell>
          <Stat label="DAU / MAU" value={0.248} previous={0.242} as={{ kind: 'percent' }} course={turned} />
        </FigureCell>
      </FigureStrip>
      <FigureStrip label="作弊" isSample>
        <FigureCell>
          <Stat label="作弊合计" value={3_120} previous={2_943} welcome="down" aside={<Tag kind="line">示例数据</Tag>} />
        </FigureCell>
        <FigureCell>
          <Stat label="实时拦截" value={2_210} previous={2_142} welcome="down" />
        </FigureCell>
        <FigureCell>
          <Stat label="归因后判定" value={910} previous={802} welcome="down" />
        </FigureCell>
        <FigureCell>
          <Stat label="作弊率" value={0.026} previous={0.0245} welcome="down" as={{ kind: 'percent' }} />
        </FigureCell>
      </FigureStrip>
    </Stack>
  ),
});

export const OddOnAPhone = WithoutAPath.extend({ tags: ['!matrix'], globals: { viewport: { value: 'phone' } } });
