import { AlignLeft, Link2, Terminal } from 'lucide-react';
import styled from 'styled-components';
import { Button, dayCount, Delta, DescriptionList, Drawer, DrawerSection, formatRange, Link, Tag, Text, useWords } from '#design-system';
import type { Report } from '#screens/kit/view/index.ts';
import { FilterTags } from '../Facts.tsx';
import { Gates } from '../Gates.tsx';
import { Request } from '../request/Request.tsx';
import { useTake } from '../useTake.ts';
import { whyWords } from '../words.ts';
import { CountedTable } from './CountedTable.tsx';
import type { FollowedFigure } from './figure.ts';
import { Origin } from './Origin.tsx';
import { followedWords } from './words.ts';

interface PartProps {
  report: Report;
  figure: FollowedFigure;
}

/** From the definition of a figure to its requests, with what was counted for it on either side. All of it is on screen already. */
export function FollowedExplanation({ report, figure, isOpen }: PartProps & { isOpen: boolean }) {
  const t = useWords(whyWords);
  const { title, row, definition, metric, next, requests } = figure;
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(isStill) => !isStill && report.set({ whyAge: null })}
      eyebrow={t.ask}
      title={`${title} · ${row}`}
      meta={<Head of={figure} />}
      isFlush
      footer={<Copies report={report} figure={figure} />}
      footerNote={t.noToken}
    >
      <DrawerSection title={t.definition}>
        <Text tone="secondary">{definition}</Text>
      </DrawerSection>
      <DrawerSection title={t.formula}>
        <Origin of={figure} />
      </DrawerSection>
      <Scope report={report} figure={figure} />
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

function Head({ of: { value, earlier, change, aside } }: { of: FollowedFigure }) {
  const t = useWords(whyWords);
  return (
    <>
      <Big>{value}</Big>
      {change !== undefined && <Delta value={change} kind="points" />}
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

function Scope({ report, figure }: PartProps) {
  const t = useWords(whyWords);
  const said = useWords(followedWords);
  const { days, against, counted, count, leftOut, told } = figure;
  const isBeside = counted.some(({ before }) => before);
  const period = `${t.days(formatRange(days), dayCount(days))}${against ? said.held(formatRange(against)) : ''}`;
  return (
    <>
      <DrawerSection title={t.scope}>
        <DescriptionList
          items={[
            { term: t.row, value: figure.row },
            { term: t.period, value: period },
            { term: t.zone, value: t.zoneValue },
            { term: t.filters, value: <FilterTags report={report} /> },
          ]}
        />
      </DrawerSection>
      <DrawerSection
        title={said.counted}
        meta={
          <>
            <Tag kind="positive">{isBeside ? said.both(count) : said.one(count)}</Tag>
            {leftOut > 0 && <Tag kind="warning">{said.leftOut(leftOut)}</Tag>}
          </>
        }
      >
        <CountedTable of={figure} />
      </DrawerSection>
      <DrawerSection title={t.fresh}>
        <DescriptionList
          items={[
            { term: t.fetched, value: told?.fetchedAt },
            { term: t.completeTo, value: told?.completeTo },
            { term: t.mayChange, value: isBeside ? said.finalOfBoth : said.final },
          ]}
        />
      </DrawerSection>
    </>
  );
}

function Copies({ report, figure: { title, row, value, definition, days, against, requests } }: PartProps) {
  const t = useWords(whyWords);
  const said = useWords(followedWords);
  const take = useTake();
  const link = () => location.origin + report.href({ whyAge: report.state.whyAge });
  const text = () =>
    [
      `${title} ${value}`,
      `${row} · ${formatRange(days)}${against ? said.held(formatRange(against)) : ''} · ${t.zoneValue}`,
      definition,
      link(),
    ].join('\n');
  return (
    <>
      <Button kind="soft" icon={AlignLeft} onPress={() => void take(text())}>
        {t.copyText}
      </Button>
      <Button kind="soft" icon={Link2} onPress={() => void take(link())}>
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
