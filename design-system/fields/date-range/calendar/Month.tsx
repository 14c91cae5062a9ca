import { isSameMonth, type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell } from 'react-aria-components';
import styled from 'styled-components';
import { bilingual, useProvenaLocale, useWords } from '../../../foundation/words.ts';
import { IconButton } from '../../../overlays/icon-button/IconButton.tsx';
import { dayOf } from './date.ts';
import type { Day } from '../../../foundation/period/days.ts';
import { formatMonth } from '../../../foundation/period/format.ts';
import { phone } from '../../../foundation/media.ts';
import { useMedia } from '../../../foundation/useMedia.ts';

interface MonthProps {
  /** The first month that the calendar shows. */
  from: CalendarDate;
  /** How many months after it this one stands. */
  offset?: number;
  today: Day;
  /** The outermost months carry the way to the next. */
  hasPrevious?: boolean;
  hasNext?: boolean;
}

/** One month inside a react-aria calendar of one day or of a range: its name, the weekdays, always six weeks. */
export function Month({ from, offset = 0, today, hasPrevious, hasNext }: MonthProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const size = useMedia(phone) ? 'md' : 'sm';
  const month = from.add({ months: offset });
  return (
    <div>
      <Head>
        {hasPrevious && <IconButton slot="previous" icon={ChevronLeft} label={t.previous} size={size} />}
        <Name aria-hidden>{formatMonth(month, locale)}</Name>
        {hasNext && <IconButton slot="next" icon={ChevronRight} label={t.next} size={size} />}
      </Head>
      <Days offset={{ months: offset }} weekdayStyle={locale === 'zh-CN' ? 'narrow' : 'short'}>
        <CalendarGridHeader>{(weekday) => <Weekday>{weekday}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) =>
            isSameMonth(date, month) ? (
              <DayCell date={date} data-now={dayOf(date) === today || undefined}>
                {({ formattedDate }) => <b>{formattedDate}</b>}
              </DayCell>
            ) : (
              <NoDay />
            )
          }
        </CalendarGridBody>
      </Days>
    </div>
  );
}

const words = bilingual({
  previous: ['上月', 'Previous month'],
  next: ['下月', 'Next month'],
});

const Head = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  height: 32px;

  & > button {
    position: absolute;
    left: 0;
  }
  & > button[slot='next'] {
    right: 0;
    left: auto;
  }
  ${phone} {
    height: var(--size-touch-min);
  }
`;

const Name = styled.b`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Days = styled(CalendarGrid)`
  border-spacing: 0 2px;
  table-layout: fixed;
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;

  & :is(td, th) {
    width: 34px;
    height: 28px;
    padding: 0;
    text-align: center;
  }
  ${phone} {
    width: 100%;

    & :is(td, th) {
      width: auto;
      height: 40px;
    }
    & th {
      height: 24px;
    }
  }
`;

const Weekday = styled(CalendarHeaderCell)`
  font-weight: 400;
  color: var(--color-text-tertiary);
`;

/* Days of the months around it would be shown twice. */
const NoDay = styled.td``;

const DayCell = styled(CalendarCell)`
  --day-bg: transparent;
  --day-ink: var(--color-text-primary);
  /* Dark raised surfaces swallow the subtle accent. */
  --day-between: light-dark(var(--color-accent-subtle), var(--color-accent-muted));

  display: grid;
  place-items: center;
  height: 100%;
  color: var(--day-ink);
  cursor: pointer;
  outline: 0;

  & > b {
    display: grid;
    position: relative;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: var(--radius-sm);
    background: var(--day-bg);
    font-weight: 400;
  }
  &[data-hovered] {
    --day-bg: var(--color-bg-hover);
  }
  &[data-now] > b {
    box-shadow: inset 0 0 0 1px var(--color-border-control);
  }
  &[data-disabled],
  &[data-unavailable] {
    --day-ink: var(--color-text-disabled);
    cursor: not-allowed;
  }

  /* A range is one band from the middle of its first day to the middle of its last; it is round where the week ends. */
  &[data-selected] {
    --day-bg: transparent;
    background: var(--day-between);
  }
  td:first-child > & {
    border-radius: var(--radius-sm) 0 0 var(--radius-sm);
  }
  td:last-child > & {
    border-radius: 0 var(--radius-sm) var(--radius-sm) 0;
  }
  &[data-selected][data-selection-start] {
    background: linear-gradient(to right, transparent 50%, var(--day-between) 50%);
  }
  &[data-selected][data-selection-end] {
    background: linear-gradient(to left, transparent 50%, var(--day-between) 50%);
  }
  &[data-selected][data-selection-start][data-selection-end],
  td:last-child > &[data-selection-start],
  td:first-child > &[data-selection-end],
  [data-single] &[data-selected] {
    background: none;
  }
  &[data-selected]:is([data-selection-start], [data-selection-end], [data-single] *) {
    --day-bg: var(--color-accent-solid);
    --day-ink: var(--color-text-onaccent);
  }
  &[data-selected]:is([data-selection-start], [data-selection-end], [data-single] *) > b {
    font-weight: 600;
    box-shadow: none;
  }
  /* Today as the end of a range is not over: its edge is dashed, as a chart draws it. */
  &[data-now][data-selected]:is([data-selection-start], [data-selection-end]) > b::after {
    content: '';
    position: absolute;
    inset: 3px;
    border: 1px dashed currentcolor;
    border-radius: var(--radius-xs);
    opacity: 0.7;
  }
  &[data-focus-visible] > b {
    outline: 2px solid var(--color-border-focus);
    outline-offset: 1px;
  }

  ${phone} {
    & > b {
      width: 40px;
      height: 40px;
    }
  }
`;
