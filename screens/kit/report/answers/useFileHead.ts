import { formatRange, useWords } from '#design-system';
import { platformNames, trafficNames } from '#app/lib/glossary/words.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import { fileWords } from '#app/lib/metrics/fileWords.ts';
import { useAgeNames } from '#app/lib/compared/useAgeNames.ts';
import { useAttributionWindow } from '#app/lib/periods/useAttributionWindow.ts';
import { useGapTexts } from '#screens/kit/gaps/index.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { useLimitNames, useNames } from './names.ts';
import { levelWords } from './words.ts';

/** What a file says of itself: which app, both periods, when it was asked for, and what shaped it. */
export function useFileHead(report: Report) {
  const t = useWords(fileWords);
  const platforms = useWords(platformNames);
  const levels = useWords(levelWords);
  const traffics = useWords(trafficNames);
  const nameOf = useNames(report);
  const limitName = useLimitNames();
  const ageNames = useAgeNames();
  const gapTexts = useGapTexts(report);
  const window = useAttributionWindow(report.hasWindow ? report.app.id : null);
  return (title: string, fetchedAt: string, hasMoney: boolean) => {
    const { app, days, compared, state, reader, hasNatural } = report;
    const name = `${app.name} ${platforms[app.platform]}`;
    const filters = [
      ...state.path.map(({ level, key }) => `${levels[level]} ${nameOf(level, key)}`),
      ...state.filters.map(({ field, keys, isLeftOut }) => {
        const values = keys.map((key) => nameOf(field, key)).join(' / ');
        return `${isLeftOut ? levels.leftOut(levels[field]) : levels[field]} ${values}`;
      }),
      ...state.limits.map((one) => Object.values(limitName(one)).join(' ')),
      ...(state.search ? [t.search(state.search)] : []),
    ];
    const shaped = [
      filters.length ? t.filters(filters.join(levels.and)) : t.noFilters,
      ...(hasNatural ? [reader.flags.natural ? t.traffic(traffics[state.traffic]) : t.natural] : []),
    ];
    const { note } = ageNames(state.chart, compared);
    return {
      name: [title, name, days.start, days.end].join('-'),
      notes: [
        t.app(name),
        t.period(formatRange(days)),
        ...(compared ? [t.against(formatRange(compared.of), formatRange(compared.against))] : []),
        ...(note ? [note] : []),
        t.zone(reportZone.name),
        ...(window ? [window.short] : []),
        ...(hasMoney ? [t.currency] : []),
        t.fetched(fetchedAt),
        ...shaped,
        ...gapTexts,
      ],
      shaped,
    };
  };
}
