import { useQuery } from '@tanstack/react-query';
import { use, useSyncExternalStore } from 'react';
import { useWords } from '#design-system';
import { config } from '#app/lib/config/current.ts';
import { serviceClock } from '#app/lib/periods/serviceClock.ts';
import { buildVersion } from '#app/lib/status/buildVersion.ts';
import { failedCallsIn } from '#app/lib/status/failedCallsIn.ts';
import { probeService } from '#app/lib/status/probe.ts';
import { useSession, useSignedIn } from '#app/session/SessionProvider.tsx';
import { TabStorageContext } from '#app/session/useStored.ts';
import { words } from './words.ts';

export interface Fact {
  term: string;
  value: string;
  /** Set if the value is good or bad. */
  tone?: 'good' | 'warning' | 'negative' | 'live';
}

const tones = { answers: 'good', fails: 'warning', unreached: 'negative' } as const;

/** Facts about this console, its service and this tab, in the language of the reader. Signed out, there are none about an account. */
export function useStatus() {
  const t = useWords(words);
  const session = useSession();
  const { account } = useSignedIn();
  const lead = useSyncExternalStore(serviceClock.subscribe, serviceClock.lead);
  const failed = failedCallsIn(use(TabStorageContext));
  const { api, lacks, monitor } = config();
  const probe = useQuery({
    queryKey: ['status', 'probe', account?.id ?? null],
    queryFn: () => probeService({ origin: api, token: () => session.token(), onDated: serviceClock.learn }),
    staleTime: 0,
    retry: false,
    refetchOnReconnect: true,
    networkMode: 'always',
  });
  const minutes = Math.round(Math.abs(lead) / 60_000);
  const { answering = null, latency = null } = (probe.isFetching ? null : probe.data) ?? {};
  const build: Fact[] = [
    { term: t.version, value: buildVersion.version },
    { term: t.commit, value: buildVersion.commit },
    { term: t.monitor, value: monitor ? t.monitorOn(hostOf(monitor.address), `${+(monitor.sample * 100).toFixed(2)}%`) : t.monitorOff },
  ];
  const service: Fact[] = [
    { term: t.api, value: api.startsWith('http') ? api : t.sameOrigin(api) },
    answering ? { term: t.state, value: t[answering], tone: tones[answering] } : { term: t.state, value: t.checking, tone: 'live' },
    { term: t.latency, value: latency === null ? '–' : t.latencyOf(t.milliseconds(latency)) },
    { term: t.clock, value: lead === 0 ? t.clockRight : lead > 0 ? t.clockBehind(minutes) : t.clockAhead(minutes) },
  ];
  const person: Fact[] = account
    ? [
        { term: t.email, value: account.email },
        { term: t.id, value: String(account.id) },
      ]
    : [];
  return {
    isChecking: probe.isFetching,
    check: () => void probe.refetch(),
    build,
    service,
    person,
    lacking: [...new Set([...lacks, ...failed.filter(([, , trouble]) => trouble === 'lacking').map(([, call]) => call)])],
    failed,
  };
}

export type ConsoleStatus = ReturnType<typeof useStatus>;

const hostOf = (address: string) => new URL(address, location.href).host;
