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

export const sharesRequest = ({ app, name, scope }: Report, kind: Kind) => ({
  app: app.id,
  report: name,
  ...scope,
  by: kind,
  metrics: ['active'],
});

export type Shares = ReturnType<typeof useShares>;

/** Active users by what they hold or where they are, and the shares of both periods once there is another one. */
function useShares(report: Report, kind: Kind) {
  const { compared, reader } = report;
  const locale = useProvenaLocale();
  const asked = sharesRequest(report, kind);
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
  const earlier = compared ? before.data : undefined;
  return useMemo(() => ({ now, before: earlier, shares, nameOf }), [now, earlier, shares, nameOf]);
}

/** Each kind by itself. */
export function useAllShares(report: Report): Readonly<Record<Kind, Shares>> {
  const os = useShares(report, 'os');
  const model = useShares(report, 'model');
  const country = useShares(report, 'country');
  const resolution = useShares(report, 'resolution');
  const language = useShares(report, 'language');
  const network = useShares(report, 'network');
  const carrier = useShares(report, 'carrier');
  return useMemo(
    () => ({ os, model, country, resolution, language, network, carrier }),
    [os, model, country, resolution, language, network, carrier],
  );
}
