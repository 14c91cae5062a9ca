import { Meter as AriaMeter } from 'react-aria-components';
import styled from 'styled-components';
import { figureText } from '../../foundation/figures.ts';
import { useProvenaLocale } from '../../foundation/words.ts';
import { barRail, barFill, type BarTone } from './bar-look.ts';

interface MeterProps {
  /** What is measured, for readers of the screen: 监测流量. The figures stand beside the bar. */
  label: string;
  /** The used share: 1 is all of it. More is drawn full and read as it is. */
  share: number;
  /** `warning` before the limit, `negative` at it. */
  tone?: BarTone;
  /** The colour of the entity in the chart beside it: `var(--chart-cat-2)`. */
  ink?: string | undefined;
}

/** An amount against its limit: a quota, a share of the whole. Something that goes on now is Progress. */
export function Meter({ label, share, tone = 'neutral', ink }: MeterProps) {
  return (
    <Rail
      aria-label={label}
      value={share * 100}
      valueLabel={figureText(share, useProvenaLocale(), { kind: 'percent' })}
      style={{ '--bar-share': share, '--bar-ink': ink }}
    >
      <Fill data-tone={tone} />
    </Rail>
  );
}

const Rail = styled(AriaMeter)`
  ${barRail}
`;

const Fill = styled.div`
  ${barFill}
`;
