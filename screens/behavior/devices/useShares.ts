import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useProvenaLocale, type DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { deviceName } from '#app/lib/glossary/devices.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { daysOf, sharesOf, type Kind, type Share } from './shares.ts';

export const sharesRequest = ({ app, name, scope }: Report, kind: Kind, { start, end }: DayRange) => ({
  app: app.id,
  report: name,
  ...scope,
  from: start,
  to: end,
  by: kind,
  metrics: ['active'],
});

export type Shares = ReturnType<typeof useShares>;

/** Active users by what they hold or where they are, and the shares of both periods once there is another one. */
function useShares(report: Report, kind: Kind) {
  const { compared, reader, fields } = report;
  const locale = useProvenaLocale();
  const days = daysOf(kind, report);
  const isKnown = fields.includes(kind);
  const now = useAnswer(report, reports.rows(sharesRequest(report, kind, days.now)), isKnown);
  const before = useQuery({
    ...reports.rows(sharesRequest(report, kind, days.before ?? days.now)),
    enabled: isKnown && compared !== undefined && !reader.isPending,
  });
  const nameOf = useCallback((of: Kind, { key, label }: ReportRows['rows'][number]) => deviceName(of, key, locale) ?? label, [locale]);
  const shares = useMemo((): readonly Share[] => {
    if (!compared || !now.data || !before.data) return [];
    return sharesOf(kind, now.data, before.data, nameOf);
  }, [compared, now.data, before.data, kind, nameOf]);
  const earlier = compared ? before.data : undefined;
  return useMemo(() => ({ now, before: earlier, shares, nameOf }), [now, earlier, shares, nameOf]);
}

/** Each kind by itself. */
export function useAllShares(report: Report): Readonly<Record<Kind, Shares>> {
  const os = useShares(report, 'os');
  const appVersion = useShares(report, 'appVersion');
  const model = useShares(report, 'model');
  const country = useShares(report, 'country');
  const resolution = useShares(report, 'resolution');
  const language = useShares(report, 'language');
  const network = useShares(report, 'network');
  const carrier = useShares(report, 'carrier');
  return useMemo(
    () => ({ os, appVersion, model, country, resolution, language, network, carrier }),
    [os, appVersion, model, country, resolution, language, network, carrier],
  );
}
