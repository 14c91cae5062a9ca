import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import styled from 'styled-components';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { edgeAt, type Durations } from '../dataset/buckets.ts';
import { exactTime } from '../dataset/durations.ts';

interface RangeBrushProps {
  data: Durations;
  range: readonly [number, number];
  onRange: (range: [number, number]) => void;
  /** Of the plot, so that a handle stands under its edge. */
  left: number;
  right: number;
}

/** A stretch of the time axis, by two handles. An arrow key moves by one bucket. */
export function RangeBrush({ data, range, onRange, left, right }: RangeBrushProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const choose = (edges: number | number[]) => {
    const [from = 0, to = data.shares.length] = [edges].flat();
    if (from < to) onRange([from, to]);
  };
  const [from, to] = range;
  return (
    <Rail
      aria-label={t.range}
      minValue={0}
      maxValue={Math.max(data.shares.length, 1)}
      step={1}
      value={[from, to]}
      onChange={choose}
      style={{ '--left': `${left}px`, '--right': `${right}px`, '--from': from / data.shares.length, '--to': to / data.shares.length }}
    >
      <Track>
        <Chosen />
        <Handle index={0} aria-label={t.from(exactTime(edgeAt(data, from), locale))} />
        <Handle index={1} aria-label={t.to(exactTime(edgeAt(data, to), locale))} />
      </Track>
    </Rail>
  );
}

const words = bilingual({
  range: ['时长范围', 'Time range'],
  from: [(time: string) => `从 ${time}`, (time: string) => `From ${time}`],
  to: [(time: string) => `到 ${time}`, (time: string) => `To ${time}`],
});

const Rail = styled(Slider)`
  height: 24px;
  margin: 0 var(--right) 0 var(--left);
`;

const Track = styled(SliderTrack)`
  position: relative;
  height: 24px;

  &::before {
    content: '';
    position: absolute;
    inset: 11px 0;
    background: var(--color-border-default);
  }
`;

const Chosen = styled.div`
  position: absolute;
  top: 11px;
  left: calc(var(--from) * 100%);
  right: calc(100% - var(--to) * 100%);
  height: 2px;
  background: var(--color-accent-solid);
`;

const Handle = styled(SliderThumb)`
  top: 12px;
  width: 16px;
  height: 16px;
  border: 2px solid var(--color-accent-solid);
  border-radius: var(--radius-full);
  background: var(--color-bg-surface);
  cursor: ew-resize;

  &[data-focus-visible] {
    outline: 2px solid var(--color-border-focus);
    outline-offset: 2px;
  }
`;
