import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { AsyncView, Figure, Panel, Skeleton, useWords, ViewChoice, type FigureStyle } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { flow, type FlowUsage } from '#app/api/account/flow.ts';
import { ourAccount, type FlowForecast } from '#app/api/ours/people/account.ts';
import type { FlowKind } from '#app/access/flow.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { words } from '../words.ts';
import { AppFlows } from './AppFlows.tsx';
import { shortDay } from './course.ts';
import { CourseChart } from './CourseChart.tsx';

/** */
export const inThousands: FigureStyle = { kind: 'compact', unit: 'K' };

/** What the account has used, by which app, and when it will be used up. */
export function FlowPanel({ kinds }: { kinds: readonly FlowKind[] }) {
  const t = useWords(words);
  const usage = useQuery(flow.usage());
  const [search, setSearch] = useSearchParams();
  const { data } = usage;
  const has = { tracked: true, bought: typeof data?.packageLimit === 'number', applets: Boolean(data?.applets) };
  const offered = kinds.filter((one) => has[one]);
  const kind = offered.find((one) => one === search.get('flow')) ?? offered[0] ?? 'tracked';
  const choose = (next: FlowKind) =>
    setSearch(
      (now) => {
        now.set('flow', next);
        return now;
      },
      { replace: true },
    );
  return (
    <Panel
      title={t.flow}
      actions={
        offered.length > 1 && (
          <ViewChoice
            label={t.which}
            size="sm"
            value={kind}
            onChange={choose}
            options={offered.map((value) => ({ value, label: t[value] }))}
          />
        )
      }
      isFlush
    >
      <AsyncView of={usage} skeleton={<Skeleton shape="chart" height={420} />}>
        {(told) => <Used usage={told} kind={kind} />}
      </AsyncView>
    </Panel>
  );
}

function Used({ usage, kind }: { usage: FlowUsage; kind: FlowKind }) {
  const t = useWords(words);
  const forecast = useQuery({ ...ourAccount.forecast(), enabled: kind === 'tracked' });
  const { used, limit } = amountsOf(usage, kind);
  return (
    <>
      <Facts>
        <Fact>
          <dt>{t.used}</dt>
          <dd>
            <Figure value={used} as={inThousands} />
            {/* asked before it is divided. */}
            <small>
              {limit === -1 ? (
                ` / ${t.unlimited}`
              ) : (
                <>
                  {' '}
                  / <Figure value={limit} as={inThousands} />
                </>
              )}
            </small>
          </dd>
        </Fact>
        {kind === 'tracked' && forecast.data && <Outlook forecast={forecast.data} limit={limit} />}
        {kind !== 'tracked' && usage.endsOn && (
          <Fact>
            <dt>{t.ends}</dt>
            <dd>{usage.endsOn}</dd>
          </Fact>
        )}
      </Facts>
      {kind === 'tracked' && (
        <Room>
          <AsyncView of={forecast} skeleton={<Skeleton shape="chart" height={230} />}>
            {(told) => <CourseChart forecast={told} limit={limit} />}
          </AsyncView>
        </Room>
      )}
      {kind !== 'bought' && <AppFlows kind={kind} />}
    </>
  );
}

function Outlook({ forecast: { perDay, earliest, latest, stopsOn }, limit }: { forecast: FlowForecast; limit: number }) {
  const t = useWords(words);
  const hasRange = earliest !== null && latest !== null;
  return (
    <>
      <Fact>
        <dt>{t.perDay}</dt>
        <dd>
          <Figure value={perDay} as={inThousands} />
        </dd>
      </Fact>
      <Fact>
        <dt>{t.runsOut}</dt>
        <dd>
          {hasRange ? `${shortDay(earliest, reportToday())} – ${shortDay(latest, reportToday())}` : limit === -1 ? t.unlimited : t.enough}
        </dd>
        {stopsOn && hasRange && <dd data-consequence>{t.stops(stopsOn)}</dd>}
      </Fact>
    </>
  );
}

function amountsOf(usage: FlowUsage, kind: FlowKind): { used: number | null; limit: number } {
  if (kind === 'bought') return { used: usage.packageUsed, limit: usage.packageLimit ?? 0 };
  if (kind === 'applets') return { used: usage.applets?.used ?? null, limit: usage.applets?.limit ?? 0 };
  return { used: usage.trackUsed, limit: usage.trackLimit };
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-8);
  padding: 0 var(--space-4) var(--space-4);
`;

const Fact = styled.div`
  & > dt {
    color: var(--color-text-secondary);
    font: var(--type-caption);
  }
  & > dd {
    font: 600 20px/28px var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  & > dd > small {
    color: var(--color-text-tertiary);
    font: var(--type-body);
  }
  & > dd[data-consequence] {
    color: var(--color-warning-text);
    font: var(--type-caption);
  }
`;

const Room = styled.div`
  padding: 0 var(--space-4) var(--space-4);
`;
