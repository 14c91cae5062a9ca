import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { callbacks } from '#app/api/callbacks.ts';
import { reportFilters } from '#app/api/reports/filters.ts';
import { useEventName } from '#app/lib/glossary/useEventName.ts';

/** The events that may be posted back, by what they are called: those of the callbacks, or of the app for who may not see callbacks. */
export function useCallbackEvents(isNeeded = true) {
  const { id, appkey } = useApp();
  const maySee = useMay('view dataCallback@manage');
  const nameOf = useEventName();
  const ofCallbacks = useQuery({ ...callbacks.events({ appkey }), enabled: isNeeded && maySee });
  const ofApp = useQuery({ ...reportFilters.events({ x: id }), enabled: isNeeded && !maySee });
  const request = maySee ? ofCallbacks : ofApp;
  const { data } = request;
  const known = useMemo(() => {
    const options = data?.map((one) => ({ id: one.event, label: nameOf(one) })) ?? [];
    return { options, nameOf: (event: string) => options.find(({ id: key }) => key === event)?.label ?? event };
  }, [data, nameOf]);
  return { ...known, request };
}
