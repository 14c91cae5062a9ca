import { useQuery } from '@tanstack/react-query';
import { useApp } from '#app/access/currentPage.ts';
import { reportFilters, type SdkEvent } from '#app/api/reports/filters.ts';
import { parseStep } from '#app/api/reports/funnelStep.ts';

export interface OwnEvent {
  key: string;
  name: string;
  /** As it stands in a path. */
  step: string;
}

const none: readonly OwnEvent[] = [];

/** That somebody reached a level is a step of its own, with the level. */
const isLevel = ({ event }: SdkEvent) => event === 'level_up';

const ownOf = (all: readonly SdkEvent[]): readonly OwnEvent[] =>
  all.flatMap((one) => {
    const step = `custom:${one.event}`;
    return one.isCustom && !isLevel(one) && parseStep(step) ? [{ key: one.event, name: one.name ?? one.event, step }] : [];
  });

/** The events that the app sends besides those that every app has, as its developers called them. */
export function useOwnEvents() {
  const { id } = useApp();
  const request = useQuery({ ...reportFilters.events({ x: id }), select: ownOf });
  return { own: request.data ?? none, request };
}
