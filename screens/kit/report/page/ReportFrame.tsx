import type { ReactNode } from 'react';
import { ChartFiles, FailedFact, Page, phone, TrailStop, useMedia, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import { useAttributionWindow } from '#app/lib/periods/useAttributionWindow.ts';
import { trafficNames } from '#app/lib/glossary/words.ts';
import { metricIds } from '#app/lib/metrics/catalogue.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { useFileHead, useNames, useUnseen } from '#screens/kit/report/answers/index.ts';
import { TrafficSwitch } from '#screens/kit/report/filters/index.ts';
import { MissingDays } from '#screens/kit/gaps/index.ts';
import { ComparedMissing } from '#screens/kit/compared/index.ts';
import { climbed, type Report } from '#screens/kit/report/view/index.ts';
import { Missing } from './Missing.tsx';
import { MissingSpend } from './MissingSpend.tsx';
import { reportWords } from './words.ts';
import { Waiting } from './Waiting.tsx';

export interface ReportFrameProps {
  of: Report;
  /** When what is shown was fetched. */
  fetchedAt?: string | undefined;
  actions?: ReactNode;
  /** Whether the columns of the report are shown. */
  hasRows?: boolean;
  /** Whether the page waits for its reader, as for a file: then what is missing is said before anything was asked. */
  isAwaitingInput?: boolean;
  children: ReactNode;
}

/** What stands around every analysis: the way down with its ways back, freshness, and which rights and filters shaped it. */
export function ReportFrame({ of: report, fetchedAt, actions, hasRows = false, isAwaitingInput, children }: ReportFrameProps) {
  const t = useWords(reportWords);
  const title = usePageTitle();
  const traffics = useWords(trafficNames);
  const nameOf = useNames(report);
  const headOf = useFileHead(report);
  const isPhone = useMedia(phone);
  const showsSpend = report.countsSpend || (hasRows && withParts(report.columns.shown, metricIds).includes('cost'));
  const { state, href } = report;
  const window = useAttributionWindow(report.hasWindow ? report.app.id : null);
  useUnseen(report);
  const isWithout = report.hasNatural && !report.reader.isPending && !report.reader.flags.natural;
  const stops = state.path.map(({ level, key }) => nameOf(level, key));
  const last = stops.at(-1);
  const trail = last !== undefined && (
    <>
      <TrailStop href={href(climbed(state, 0))}>{title}</TrailStop>
      {stops.slice(0, -1).map((name, index) => (
        <TrailStop key={`${state.path[index]?.level} ${name}`} href={href(climbed(state, index + 1))}>
          {name}
        </TrailStop>
      ))}
    </>
  );
  return (
    <Page
      title={last ?? title}
      {...(trail && { trail })}
      meta={
        fetchedAt && (
          <>
            {[
              t.updated(fetchedAt.slice(11, 16)),
              reportZone.name,
              ...(window && (isPhone || !window.failed) ? [window.short] : []),
              ...(isWithout ? [t.withoutNatural] : state.traffic === 'blended' ? [] : [traffics[state.traffic]]),
            ].join(' · ')}
            {!isPhone && window?.failed && <FailedFact of={window.failed}>{`· ${window.short}`}</FailedFact>}
            {!isPhone && showsSpend && <MissingSpend of={report} lead="· " />}
          </>
        )
      }
      actions={
        <>
          <TrafficSwitch of={report} />
          {actions}
        </>
      }
    >
      {/* A phone has no room beside the title. */}
      {isPhone && fetchedAt && showsSpend && <MissingSpend of={report} />}
      <Waiting />
      {/* Where nothing has come at all, that is said instead. */}
      {(fetchedAt || isAwaitingInput) && <Missing of={report} />}
      {fetchedAt && <ComparedMissing of={report} />}
      <MissingDays of={{ ...report, showsSpend }} isShown={fetchedAt !== undefined}>
        <ChartFiles describe={fetchedAt === undefined ? null : (of, hasMoney) => headOf(of, fetchedAt, hasMoney)}>{children}</ChartFiles>
      </MissingDays>
    </Page>
  );
}
