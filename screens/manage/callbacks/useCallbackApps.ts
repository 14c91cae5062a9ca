import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import { useAppLabel } from '#screens/kit/apps/useAppOptions.tsx';

/** The apps that may have callbacks, and the one that the address names. H5 apps have none; one without a callback is here as well: its first one is added here. */
export function useCallbackApps(appkey: string) {
  const labelOf = useAppLabel();
  const apps = useQuery(appCalls.forCallbacks());
  const options = useMemo(() => (apps.data ?? []).map((one) => ({ id: one.appkey, label: labelOf(one) })), [apps.data, labelOf]);
  return { apps, options, app: apps.data?.find((one) => one.appkey === appkey) ?? apps.data?.[0] };
}
