import { useSyncExternalStore } from 'react';
import { bilingual, Note, useProvenaLocale, useWords } from '#design-system';
import { serviceClock } from '../../lib/periods/serviceClock.ts';

/** Shown while the clock of this device differs from that of the service, whose time decides about days. */
export function ClockBar() {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const lead = useSyncExternalStore(serviceClock.subscribe, serviceClock.lead);
  if (lead === 0) return null;
  const difference = differenceText(Math.abs(lead), locale);
  return (
    // An <output> may only hold words.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status">
      <Note kind="warning" title={lead > 0 ? t.behind(difference) : t.ahead(difference)} isInline>
        {t.consequence}
      </Note>
    </div>
  );
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The two largest units: `1 day 2 hours`. */
function differenceText(difference: number, locale: string): string {
  let rest = Math.round(difference / 60_000) * 60_000;
  const parts = units.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)];
  });
  return parts.slice(0, 2).join(' ');
}

const words = bilingual({
  ahead: [
    (difference: string) => `此设备的时间比服务快 ${difference}。`,
    (difference: string) => `This device’s clock is ${difference} ahead of the service.`,
  ],
  behind: [
    (difference: string) => `此设备的时间比服务慢 ${difference}。`,
    (difference: string) => `This device’s clock is ${difference} behind the service.`,
  ],
  consequence: ['今天和默认日期按服务的时间计算。', 'Today and default dates follow the service’s time.'],
});
