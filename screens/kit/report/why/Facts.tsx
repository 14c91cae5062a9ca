import { Check } from 'lucide-react';
import { dayCount, DescriptionList, DrawerSection, FailedFact, formatRange, isDay, Stack, Tag, Text, useWords } from '#design-system';
import type { DayRange } from '#design-system';
import { catalogue } from '#app/lib/metrics/catalogue.ts';
import { lackWords, useLackedBy } from '#screens/kit/gaps/index.ts';
import { useFilterNames } from '#screens/kit/report/answers/index.ts';
import { useAgeNames } from '#app/lib/compared/useAgeNames.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import { useAttributionWindow } from '#app/lib/periods/useAttributionWindow.ts';
import { completenessOf } from '#app/lib/periods/maturity.ts';
import type { Asked, Report } from '#screens/kit/report/view/index.ts';
import type { Found } from './figure/found.ts';
import { whyWords } from './words.ts';

interface FactsProps {
  report: Report;
  asked: Asked;
  found: Found;
  label: string;
}

/** The days that a figure is about. */
export const daysAsked = ({ days }: Report, { day }: Asked): DayRange => (day && isDay(day) ? { start: day, end: day } : days);

/** What was asked: of what, when, and through which filters. */
export function ScopeFacts({ report, asked, label }: Omit<FactsProps, 'found'>) {
  const t = useWords(whyWords);
  const days = daysAsked(report, asked);
  const { compared, state } = report;
  const windowFact = useWindowFact(report);
  // They choose among rows; what is asked for without a row is the sum of all.
  const isOfAllRows = asked.key === undefined && (state.search !== '' || state.limits.length > 0);
  const against = compared && !asked.day ? t.against(formatRange(compared.against)) : '';
  return (
    <DrawerSection title={t.scope}>
      <DescriptionList
        items={[
          { term: t.row, value: label },
          { term: t.period, value: `${t.days(formatRange(days), dayCount(days))}${against}` },
          { term: t.zone, value: t.zoneValue(reportZone.name) },
          ...windowFact,
          { term: t.filters, value: <FilterTags report={report} /> },
          ...(isOfAllRows ? [{ term: t.rowsOnly, value: t.allRows }] : []),
        ]}
      />
    </DrawerSection>
  );
}

/** How long after a click an install counts, where that shapes the number. */
export function useWindowFact({ app, hasWindow }: Report) {
  const t = useWords(whyWords);
  const window = useAttributionWindow(hasWindow ? app.id : null);
  if (!window) return [];
  return [{ term: t.window, value: window.failed ? <FailedFact of={window.failed}>{window.whole}</FailedFact> : window.whole }];
}

/** What was let through, one by one. */
export function FilterTags({ report }: { report: Report }) {
  const t = useWords(whyWords);
  const said = useFilterNames(report);
  const { path, filters, traffic } = report.state;
  const hasNatural = report.hasNatural && report.reader.flags.natural;
  const ofTraffic = !hasNatural || traffic === 'paid' ? t.withoutNatural : traffic === 'organic' ? t.onlyNatural : t.withNatural;
  const tags = [...path.map(({ level, key }) => said({ field: level, keys: [key] })), ...filters.map(said), ofTraffic];
  return (
    <Stack direction="row" gap="1" isWrapping>
      {tags.map((one) => (
        <Tag key={one} kind="line">
          {one}
        </Tag>
      ))}
    </Stack>
  );
}

/** How fresh and how final it is, by the one rule. */
export function FreshFacts({ report, asked, found }: Omit<FactsProps, 'label'>) {
  const t = useWords(whyWords);
  const { metric } = asked;
  const ageNames = useAgeNames();
  const { counted, leftOut, since } = completenessOf(metric, daysAsked(report, asked), report.today);
  const { isToDate, flag } = catalogue[metric];
  const lacks = useLacks(report, asked);
  const { note = t.incomparable } = ageNames(metric, report.compared);
  const change = isToDate
    ? [t.toDate, ...(report.compared ? [note] : [])].join(t.joined)
    : since
      ? t.leftOut(since)
      : flag === 'pay'
        ? t.late
        : t.nothing;
  return (
    <DrawerSection
      title={t.fresh}
      meta={
        <>
          {counted > 0 && (
            <Tag kind="positive" icon={Check}>
              {t.final(counted)}
            </Tag>
          )}
          {leftOut > 0 && <Tag kind="warning">{t.notDue(leftOut)}</Tag>}
        </>
      }
    >
      <DescriptionList
        items={[
          { term: t.fetched, value: <Text>{found.fetchedAt}</Text> },
          { term: t.completeTo, value: found.completeTo },
          ...lacks,
          { term: t.mayChange, value: change },
        ]}
      />
    </DrawerSection>
  );
}

/** The days that were not received, on either side: who should have come back on one is left out, everything else counts without it. */
function useLacks(report: Report, asked: Asked) {
  const t = useWords(lackWords);
  const lackedBy = useLackedBy(report);
  const { metric } = asked;
  const against = asked.day ? undefined : report.compared?.against;
  const lacks = lackedBy(metric, daysAsked(report, asked));
  const lacksBefore = against ? lackedBy(metric, against) : '';
  return [
    ...(lacks ? [{ term: catalogue[metric].flag === 'retention' ? t.withoutDays : t.lacks, value: lacks }] : []),
    ...(lacksBefore ? [{ term: t.lacksBefore, value: lacksBefore }] : []),
  ];
}
