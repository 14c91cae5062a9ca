import { AlignLeft, Link2, Terminal } from 'lucide-react';
import { Button, Drawer, DrawerSection, Empty, figureText, Link, Skeleton, Text, useProvenaLocale, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { isOfPeople } from '#app/lib/metrics/catalogue.ts';
import { metricDefinitions, metricWords } from '#app/lib/metrics/words.ts';
import { useRowNames } from '#screens/kit/report/answers/index.ts';
import { usePeriodNames } from '#app/lib/metrics/usePeriodNames.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { useAgeNames } from '#app/lib/compared/useAgeNames.ts';
import { siteAddress } from '#app/lib/config/current.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import type { Asked, Report } from '#screens/kit/report/view/index.ts';
import { useTake } from './useTake.ts';
import { Request } from './request/Request.tsx';
import { requestText } from './request/requestText.ts';
import { FreshFacts, ScopeFacts } from './Facts.tsx';
import { FigureHead } from './FigureHead.tsx';
import { filledIn } from './path/formula.ts';
import { FormulaBox } from './path/FormulaBox.tsx';
import { Gates } from './Gates.tsx';
import { NextLevel } from './NextLevel.tsx';
import { useFigure, useFigureBefore } from './figure/useFigure.ts';
import { usePartNames, useTrace } from './path/useTrace.ts';
import { WhyTrace } from './path/WhyTrace.tsx';
import { whyWords } from './words.ts';

interface ExplanationProps {
  of: Report;
  asked: Asked;
  isOpen: boolean;
}

/** From the definition of a number to its request. What is on screen stands at once; only the trace and the level below are asked for. */
export function Explanation({ of: report, asked, isOpen }: ExplanationProps) {
  const t = useWords(whyWords);
  const nameOf = useRowNames();
  const { metric, key, day } = asked;
  const ofDay = useWords(metricWords);
  const ofPeriod = usePeriodNames(report.days);
  const names = day ? ofDay : ofPeriod;
  const { found, isPending, scope } = useFigure(report, asked, report.scope);
  const sides = useFigureBefore(report, asked);
  const value = found?.values[metric] ?? null;
  const by = report.state.by[0] ?? 'channel';
  const label = [key === undefined ? t.whole : nameOf({ key, label: found?.label ?? key }, by), ...(day ? [day] : [])].join(' · ');
  const question = {
    app: report.app.id,
    report: report.name,
    ...scope,
    by: key === undefined ? ('all' as const) : by,
    metrics: withParts([metric], report.reader.visible),
  };
  const ageNames = useAgeNames();
  const close = () => report.set({ why: null });
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(next) => !next && close()}
      eyebrow={t.ask}
      title={names[metric]}
      meta={
        found && (
          <FigureHead
            metric={metric}
            now={value}
            sides={sides}
            full={report.compared?.isShortened ? report.compared.of : undefined}
            previous={ageNames(metric, report.compared).previous}
          />
        )
      }
      isFlush
      footer={<Copies report={report} asked={asked} value={value} label={label} request={requestText(reports.rows, question)} />}
      footerNote={t.noToken}
    >
      {found ? (
        <>
          <Origin report={report} asked={asked} values={found.values} />
          <ScopeFacts report={report} asked={asked} label={label} />
          <FreshFacts report={report} asked={asked} found={found} />
          <DrawerSection title={t.rights}>
            <Gates metric={metric} report={report} />
          </DrawerSection>
          {(sides !== null || asked.day !== undefined) && (
            <DrawerSection title={t.changed}>
              <Link href={report.causes(asked)}>{t.causes}</Link>
            </DrawerSection>
          )}
          <DrawerSection title={t.next}>
            <NextLevel report={report} asked={asked} scope={scope} />
          </DrawerSection>
          <Request lines={[requestText(reports.rows, question)]} />
        </>
      ) : isPending ? (
        <DrawerSection title={t.definition}>
          <Skeleton shape="rows" height={320} />
        </DrawerSection>
      ) : (
        <Empty kind="failed" title={t.gone} cause={t.goneCause} />
      )}
    </Drawer>
  );
}

function Origin({ report, asked, values }: { report: Report; asked: Asked; values: Readonly<Record<string, number | null>> }) {
  const t = useWords(whyWords);
  const names = useWords(metricWords);
  const definitions = useWords(metricDefinitions);
  const trace = useTrace(report, asked, report.scope);
  const { metric } = asked;
  const as = figureOf(metric);
  const filled = filledIn(metric, values, trace.data?.parts ?? []);
  return (
    <>
      <DrawerSection title={t.definition}>
        <Text tone="secondary">{definitions[metric]}</Text>
      </DrawerSection>
      <DrawerSection title={t.formula}>
        {filled ? (
          <FormulaBox of={filled} result={{ name: names[metric], value: values[metric] ?? null, as }} />
        ) : (
          <Text as="p" tone="secondary">
            {isOfPeople(metric) ? t.distinct(names[metric]) : t.counted(names[metric])}
          </Text>
        )}
        <WhyTrace of={trace} label={t.from(names[metric])} as={as} />
      </DrawerSection>
    </>
  );
}

interface CopiesProps {
  report: Report;
  asked: Asked;
  value: number | null;
  label: string;
  request: string;
}

function Copies({ report, asked, value, label, request }: CopiesProps) {
  const t = useWords(whyWords);
  const names = useWords(metricWords);
  const definitions = useWords(metricDefinitions);
  const locale = useProvenaLocale();
  const partName = usePartNames();
  const take = useTake();
  const trace = useTrace(report, asked, report.scope);
  const { metric } = asked;
  const { from, to } = report.scope;
  const text = () =>
    [
      `${names[metric]} ${figureText(value, locale, figureOf(metric))}`,
      `${label} · ${asked.day ?? `${from} – ${to}`} · ${t.zoneValue(reportZone.name)}`,
      definitions[metric],
      ...(trace.data?.steps ?? [])
        .filter(({ kind }) => kind !== 'result')
        .map(({ code, count, change }) => `${partName(code)} ${figureText(change ?? count, locale)}`),
      siteAddress(report.href({ why: asked })),
    ].join('\n');
  return (
    <>
      <Button kind="soft" icon={AlignLeft} onPress={() => void take(text())}>
        {t.copyText}
      </Button>
      <Button kind="soft" icon={Link2} onPress={() => void take(siteAddress(report.href({ why: asked })))}>
        {t.copyLink}
      </Button>
      <Button kind="soft" icon={Terminal} onPress={() => void take(request)}>
        {t.copyRequest}
      </Button>
    </>
  );
}
