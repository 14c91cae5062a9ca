import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useProvenaLocale } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { countryName } from '#app/lib/countries.ts';
import { deviceName } from '#app/lib/glossary/devices.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { sharesOf, type Kind, type Share } from './shares.ts';

/** Active users by what they hold or where they are, and the shares of both periods once there is another one. */
export function useShares(report: Report, kind: Kind) {
  const { app, name, scope, compared, reader } = report;
  const locale = useProvenaLocale();
  const asked = { app: app.id, report: name, ...scope, by: kind, metrics: ['active'] };
  const now = useAnswer(report, reports.rows(asked));
  const days = compared && { from: compared.against.start, to: compared.against.end };
  const before = useQuery({ ...reports.rows({ ...asked, ...days }), enabled: compared !== undefined && !reader.isPending });
  const nameOf = useCallback(
    (of: Kind, { key, label }: ReportRows['rows'][number]) =>
      of === 'country' ? countryName(key, locale) : (deviceName(of, key, locale) ?? label),
    [locale],
  );
  const shares = useMemo((): readonly Share[] => {
    if (!compared || !now.data || !before.data) return [];
    return sharesOf(kind, now.data, before.data, nameOf);
  }, [compared, now.data, before.data, kind, nameOf]);
  return { now, before: compared ? before.data : undefined, shares, nameOf };
}
