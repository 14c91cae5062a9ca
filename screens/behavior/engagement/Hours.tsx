import { ChartPanel, CohortMap, figureText, useProvenaLocale, useWords, type ChartForm, type Dataset } from '#design-system';
import type { Engagement } from '#app/api/reports/shapes.ts';
import { hourlyMean } from './figures.ts';
import { useWeekdayNames } from './useWeekdayNames.ts';
import type { HourFigure } from './why/engagementFigure.ts';
import { words } from './words.ts';

interface HoursProps {
  of: Engagement;
  form: { form: ChartForm; onFormChange: (form: ChartForm) => void };
  onExplain: (figure: HourFigure) => void;
}

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** When people open the app: an average day of each weekday, hour by hour. The mean weighs each weekday by how many of them were counted. */
export function Hours({ of: { hours }, form, onExplain }: HoursProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const nameOf = useWeekdayNames();
  const weekdays = [...new Set(hours.map(({ weekday }) => weekday))];
  const found = new Map(hours.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]));
  const meanOf = (weekday: number, hour: number) => {
    const cell = found.get(`${weekday} ${hour}`);
    return cell ? hourlyMean([cell]) : null;
  };
  // Five figures in each of 24 columns could not be read.
  const scale = hours.some(({ sessions, days }) => days > 0 && sessions / days >= 10_000) ? 1000 : 1;
  const scaled = (value: number | null) => (value === null ? null : value / scale);
  const data: Dataset = {
    measure: t.hoursMeasure,
    dimension: t.weekday,
    reading: 'in-order',
    isAdditive: false,
    figures: scale === 1 ? { kind: 'count' } : { kind: 'compact' },
    points: allHours.map((hour) => ({ label: String(hour).padStart(2, '0'), title: t.hour(String(hour)) })),
    series: weekdays.map((weekday) => ({
      key: String(weekday),
      name: nameOf(weekday),
      size: found.get(`${weekday} 0`)?.days ?? 0,
      values: allHours.map((hour) => scaled(meanOf(weekday, hour))),
    })),
  };
  const busiest = hours.filter(({ days }) => days > 0).toSorted((a, b) => b.sessions / b.days - a.sessions / a.days)[0];
  return (
    <ChartPanel title={t.hours} note={scale === 1 ? t.hoursNote : t.hoursNoteInThousands} {...form}>
      <CohortMap
        data={data}
        sizeName={t.daysCounted}
        floor={1}
        onAsk={(of, hour) => onExplain({ weekday: of === 'mean' ? of : Number(of), hour })}
        {...(busiest && {
          sentence: t.hoursSentence(
            nameOf(busiest.weekday),
            t.hour(String(busiest.hour)),
            figureText(busiest.sessions / busiest.days, locale),
          ),
        })}
      />
    </ChartPanel>
  );
}
