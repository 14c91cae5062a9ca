import { rights } from '../../api/account/rights.ts';
import { apps } from '../../api/apps/apps.ts';
import { isLacking } from '../../api/client/error.ts';
import type { Call } from '../../api/declare/endpoint.ts';
import { menu } from '../../api/menu.ts';
import { ourMenu } from '../../api/ours/people/menu.ts';
import { services } from '../../api/services/services.ts';
import type { ReaderRights } from '../../session/rights/useReaderRights.ts';

/** Data that failed to load and that the console can work without. */
export interface Degraded {
  part: 'rights' | 'apps' | 'services' | 'hidden' | 'order';
  call: Call;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** The time at which the fallback was read, in milliseconds. Null without a fallback. */
  since: number | null;
}

interface Asked extends Pick<Degraded, 'error' | 'isFetching' | 'refetch'> {
  data: unknown;
  dataUpdatedAt: number;
  errorUpdateCount: number;
}

interface Answers {
  own: ReaderRights;
  lists: Asked;
  /** Null without an app. */
  bought: Asked | null;
  hidden: Asked;
  order: Asked;
}

const calls = { apps: apps.all.call, services: services.ofApp.call, hidden: menu.hidden.call, order: ourMenu.order.call };

/** The calls that have failed, also while they are retried. Pure. */
export function withoutAnswer({ own, lists, bought, hidden, order }: Answers): Degraded[] {
  const asked = { apps: lists.data === undefined ? null : lists, services: bought, hidden, order };
  const parts = ['apps', 'services', 'hidden', 'order'] as const;
  return [
    ...(own.hasFailed && own.info ? [{ part: 'rights', call: rights.of.call, ...tried(own), since: own.readAt } as const] : []),
    ...parts.flatMap((part): Degraded[] => {
      const one = asked[part];
      // A back end may do without calls of ours (decision 0059).
      if (!one || isLacking(one.error) || !hasFailed(one)) return [];
      return [{ part, call: calls[part], ...tried(one), since: one.data === undefined ? null : one.dataUpdatedAt }];
    }),
  ];
}

const hasFailed = ({ data, error, errorUpdateCount }: Asked) => error !== null || (data === undefined && errorUpdateCount > 0);

const tried = ({ error, isFetching, refetch }: Pick<Degraded, 'error' | 'isFetching' | 'refetch'>) => ({ error, isFetching, refetch });
