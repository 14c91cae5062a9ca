import { AlignLeft, Link2, Terminal } from 'lucide-react';
import {
  AsyncView,
  Button,
  Drawer,
  DrawerSection,
  Empty,
  figureText,
  Link,
  Skeleton,
  Text,
  useProvenaLocale,
  useWords,
} from '#design-system';
import { useTake } from '#screens/kit/acts/index.ts';
import { reports } from '#app/api/reports/reports.ts';
import { useStepBack } from '#app/lib/address/useStepBack.ts';
import { filledIn } from '#app/lib/metrics/explained/filledIn.ts';
import { useDefinition } from '#app/lib/metrics/explained/useDefinition.ts';
import { requestText } from '#app/lib/metrics/explained/requestText.ts';
import { useHowCounted } from '#app/lib/metrics/explained/useHowCounted.ts';
import { usePartNames } from '#app/lib/metrics/explained/usePartNames.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { useRowNames } from '#screens/kit/report/answers/index.ts';
import { isAveraged, usePeriodNames } from '#app/lib/metrics/usePeriodNames.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { useAgeNames } from '#app/lib/compared/useAgeNames.ts';
import { siteAddress } from '#app/lib/config/current.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import type { Asked, Report } from '#screens/kit/report/view/index.ts';
import { Request } from './request/Request.tsx';
import { daysAsked, FreshFacts, ScopeFacts } from './Facts.tsx';
import { FigureHead } from './FigureHead.tsx';
import { FormulaBox } from './path/FormulaBox.tsx';
import { Gates } from './Gates.tsx';
import { NextLevel } from './NextLevel.tsx';
import type { Found } from './figure/found.ts';
import { useFigure, useFigureBefore } from './figure/useFigure.ts';
import { useTrace } from './path/useTrace.ts';
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
  const { found, answer, scope } = useFigure(report, asked, report.scope);
  const ofPeriod = usePeriodNames(report.days, found);
  const names = day ? ofDay : ofPeriod;
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
  const request = requestText(reports.rows, question);
  const ageNames = useAgeNames();
  const close = useStepBack(() => report.set({ why: null }, { isReplaced: true }));
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
      footer={<Copies report={report} asked={asked} found={found} name={names[metric]} label={label} request={request} />}
      footerNote={t.noToken}
    >
      {found ? (
        <>
          <Origin report={report} asked={asked} found={found} />
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
          <Request lines={[request]} />
        </>
      ) : (
        <AsyncView of={answer} skeleton={<Skeleton shape="rows" height={320} />}>
          {() => <Empty kind="no-data" title={t.none} cause={t.noneCause} />}
        </AsyncView>
      )}
    </Drawer>
  );
}

function Origin({ report, asked, found: { values, people } }: { report: Report; asked: Asked; found: Found }) {
  const t = useWords(whyWords);
  const names = useWords(metricWords);
  const trace = useTrace(report, asked, report.scope);
  const { metric } = asked;
  const as = figureOf(metric);
  const days = daysAsked(report, asked);
  const definition = useDefinition(metric, days, { people });
  const howCounted = useHowCounted(metric, days, { people });
  const filled = filledIn(metric, values, { traced: trace.data?.parts ?? [], isAveraged: isAveraged(days, { people }) });
  return (
    <>
      <DrawerSection title={t.definition}>
        <Text tone="secondary">{definition}</Text>
      </DrawerSection>
      <DrawerSection title={t.formula}>
        {filled ? (
          <FormulaBox of={filled} result={{ name: names[metric], value: values[metric] ?? null, as }} />
        ) : (
          <Text as="p" tone="secondary">
            {howCounted}
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
  found: Found | null;
  name: string;
  label: string;
  request: string;
}

function Copies({ report, asked, found, name, label, request }: CopiesProps) {
  const t = useWords(whyWords);
  const locale = useProvenaLocale();
  const partName = usePartNames();
  const take = useTake();
  const trace = useTrace(report, asked, report.scope);
  const { metric } = asked;
  const definition = useDefinition(metric, daysAsked(report, asked), found);
  const { from, to } = report.scope;
  const text = () =>
    [
      `${name} ${figureText(found?.values[metric] ?? null, locale, figureOf(metric))}`,
      `${label} · ${asked.day ?? `${from} – ${to}`} · ${t.zoneValue(reportZone.name)}`,
      definition,
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
