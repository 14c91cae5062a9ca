import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import { useAppLabel } from '#screens/kit/apps/useAppOptions.tsx';

/** The apps that may have callbacks, and the one that the address names. H5 apps have none; one without a callback is here as well: its first one is added here. */
export function useCallbackApps(appkey: string) {
  const labelOf = useAppLabel();
  const apps = useQuery(appCalls.all());
  const known = useMemo(() => (apps.data?.all ?? []).filter(({ platform, isExpired }) => platform !== 'H5' && !isExpired), [apps.data]);
  const options = useMemo(() => known.map((one) => ({ id: one.appkey, label: labelOf(one) })), [known, labelOf]);
  return { apps, options, app: known.find((one) => one.appkey === appkey) ?? known[0] };
}
