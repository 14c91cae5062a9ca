import type { ReactNode } from 'react';
import { Note, Page, TrailStop, useWords } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import { levelWords, useNames } from '#screens/kit/answers/index.ts';
import { climbed, type Report } from '#screens/kit/view/index.ts';
import { WhyDrawer } from '#screens/kit/why/index.ts';
import { reportWords } from './words.ts';
import { Waiting } from './Waiting.tsx';

interface ReportPageProps {
  of: Report;
  title: string;
  /** Whose number the drawer explains, where that is one of two segments. */
  explained?: Report;
  /** When what is shown was fetched. */
  fetchedAt?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a report: the way down with its ways back, freshness, what is kept from this reader, and the drawer that explains a number. */
export function ReportPage({ of: report, title, explained = report, fetchedAt, actions, children }: ReportPageProps) {
  const t = useWords(reportWords);
  const levels = useWords(levelWords);
  const names = useWords(metricWords);
  const nameOf = useNames(report);
  const { state, href, hidden, unused } = report;
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
      meta={fetchedAt && `${t.updated(fetchedAt.slice(11, 16))} · ${t.zone}`}
      actions={actions}
    >
      {hidden.length > 0 && <Note kind="neutral">{t.hidden(hidden.map((metric) => names[metric]).join(levels.and))}</Note>}
      {unused.length > 0 && <Note kind="neutral">{t.unused(unused.map((field) => levels[field]).join(levels.and))}</Note>}
      <Waiting />
      {children}
      <WhyDrawer of={explained} />
    </Page>
  );
}
