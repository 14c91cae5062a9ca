import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import type { Report } from '#screens/kit/report/index.ts';

/** The banner of the platform, day by day, for the period and for the one it is compared with. */
export function useBanner({ app, scope, compared, reader }: Report) {
  const call =
    app.platform === 'H5'
      ? reports.bannerOfH5
      : app.platform === 'wx' || app.platform === 'wg' || app.platform === 'dg'
        ? reports.bannerOfMiniPrograms
        : reports.banner;
  const asked = { app: app.id, ...scope };
  const before = compared?.against;
  const full = compared?.isShortened ? compared.of : null;
  const now = useQuery({ ...call(asked), enabled: !reader.isPending, placeholderData: keepPreviousData });
  const whole = useQuery({
    ...call({ ...asked, from: full?.start ?? '', to: full?.end ?? '' }),
    enabled: full !== null && !reader.isPending,
  });
  const previous = useQuery({
    ...call({ ...asked, from: before?.start ?? '', to: before?.end ?? '' }),
    enabled: before !== undefined && !reader.isPending,
  });
  // What still answers another question is held against nothing.
  const isHeld = !now.isPlaceholderData;
  return { now, full: full && isHeld ? whole.data : now.data, previous: before && isHeld ? previous.data : undefined };
}
