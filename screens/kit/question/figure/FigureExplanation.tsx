import { AlignLeft, Link2, Terminal } from 'lucide-react';
import { siteAddress } from '#app/lib/config/current.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import styled from 'styled-components';
import { Button, dayCount, Delta, DescriptionList, Drawer, DrawerSection, formatRange, Link, Tag, Text, useWords } from '#design-system';
import { useTake } from '#screens/kit/acts/index.ts';
import { lackWords, useLackedBy } from '#screens/kit/gaps/index.ts';
import { FilterTags, Gates, Request, useWindowFact, whyWords } from '#screens/kit/report/why/index.ts';
import { CountedTable } from './CountedTable.tsx';
import type { ExplainedFigure } from './ExplainedFigure.ts';
import { Origin } from './Origin.tsx';
import { figureWords } from './words.ts';

interface FigureExplanationProps {
  figure: ExplainedFigure;
  /** Leads to this page with the drawer open. */
  link: string;
  isOpen: boolean;
  onClose: () => void;
}

/** From the definition of a figure to its requests, with what was counted for it on either side. All of it is on screen already. */
export function FigureExplanation({ figure, link, isOpen, onClose }: FigureExplanationProps) {
  const t = useWords(whyWords);
  const own = useWords(figureWords);
  const { of: report, title, row, definition, metric, next, requests } = figure;
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(isStill) => !isStill && onClose()}
      eyebrow={t.ask}
      title={`${title} · ${row}`}
      meta={<Head of={figure} />}
      isFlush
      footer={<CopyButtons figure={figure} link={link} />}
      footerNote={t.noToken}
    >
      <DrawerSection title={t.definition}>
        <Text tone="secondary">{definition}</Text>
      </DrawerSection>
      <DrawerSection title={figure.reason === undefined ? t.formula : own.state}>
        <Origin of={figure} />
      </DrawerSection>
      <Scope of={figure} />
      <DrawerSection title={t.rights}>
        <Gates metric={metric} report={report} />
      </DrawerSection>
      <DrawerSection title={t.next}>
        <Link href={next.href}>{next.text}</Link>
      </DrawerSection>
      <Request lines={requests} />
    </Drawer>
  );
}

function Head({ of: { value, earlier, change, changeIn, welcome, aside, as } }: { of: ExplainedFigure }) {
  const t = useWords(whyWords);
  return (
    <>
      <Big>{value}</Big>
      {change !== undefined && (
        <Delta value={change} kind={changeIn ?? (as && as.kind !== 'percent' ? 'relative' : 'points')} {...(welcome && { welcome })} />
      )}
      {aside !== undefined && (
        <Text kind="caption" tone="tertiary">
          {aside}
        </Text>
      )}
      {earlier !== undefined && (
        <Text kind="caption" tone="tertiary">
          {t.previous} {earlier}
        </Text>
      )}
    </>
  );
}

function Scope({ of: figure }: { of: ExplainedFigure }) {
  const t = useWords(whyWords);
  const own = useWords(figureWords);
  const { of: report, days, against, counted, count, countBefore = count, leftOut, notReceived = 0, answer } = figure;
  const windowFact = useWindowFact(report);
  const isCompared = counted.some(({ before }) => before);
  const lack = useWords(lackWords);
  const { lacks, lacksBefore } = useLacks(figure);
  const period = `${t.days(formatRange(days), dayCount(days))}${against ? own.against(formatRange(against)) : ''}`;
  return (
    <>
      <DrawerSection title={t.scope}>
        <DescriptionList
          items={[
            { term: t.row, value: figure.row },
            { term: t.period, value: period },
            { term: t.zone, value: t.zoneValue(reportZone.name) },
            ...windowFact,
            { term: t.filters, value: <FilterTags report={report} /> },
          ]}
        />
      </DrawerSection>
      {counted.length > 0 && (
        <DrawerSection
          title={own.counted}
          meta={
            <>
              <Tag kind="positive">
                {!isCompared ? own.count(count) : countBefore === count ? own.onBothSides(count) : own.onUnequalSides(count, countBefore)}
              </Tag>
              {leftOut > 0 && <Tag kind="warning">{own.leftOut(leftOut)}</Tag>}
              {notReceived > 0 && <Tag kind="warning">{own.notReceived(notReceived)}</Tag>}
            </>
          }
        >
          <CountedTable of={figure} />
        </DrawerSection>
      )}
      <DrawerSection title={t.fresh}>
        <DescriptionList
          items={[
            { term: t.fetched, value: answer.fetchedAt },
            { term: t.completeTo, value: answer.completeTo },
            ...(lacks ? [{ term: lack.lacks, value: lacks }] : []),
            ...(figure.withoutDays ? [{ term: lack.withoutDays, value: figure.withoutDays }] : []),
            ...(lacksBefore ? [{ term: lack.lacksBefore, value: lacksBefore }] : []),
            ...(figure.reason === undefined
              ? [{ term: t.mayChange, value: figure.mayChange ?? (isCompared ? own.finalOnBothSides : own.final) }]
              : []),
          ]}
        />
      </DrawerSection>
    </>
  );
}

/** The incomplete days on either side: a change is worth no more than what it is held against. */
function useLacks({ of: report, days, against, metric, lacks, lacksBefore }: ExplainedFigure) {
  const lackedBy = useLackedBy(report);
  return { lacks: lacks ?? lackedBy(metric, days), lacksBefore: lacksBefore ?? (against ? lackedBy(metric, against) : '') };
}

function CopyButtons({ figure, link }: Pick<FigureExplanationProps, 'figure' | 'link'>) {
  const { title, row, value, definition, days, against, requests } = figure;
  const t = useWords(whyWords);
  const own = useWords(figureWords);
  const take = useTake();
  const address = siteAddress(link);
  const text = () =>
    [
      `${title} ${value}`,
      `${row} · ${formatRange(days)}${against ? own.against(formatRange(against)) : ''} · ${t.zoneValue(reportZone.name)}`,
      definition,
      address,
    ].join('\n');
  return (
    <>
      <Button kind="soft" icon={AlignLeft} onPress={() => void take(text())}>
        {t.copyText}
      </Button>
      <Button kind="soft" icon={Link2} onPress={() => void take(address)}>
        {t.copyLink}
      </Button>
      <Button kind="soft" icon={Terminal} onPress={() => void take(requests.join('\n'))}>
        {t.copyRequest}
      </Button>
    </>
  );
}

const Big = styled.b`
  font: var(--type-num-lg);
`;
