import { CircleCheck, Lock, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DescriptionList, Heading, Icon, Status, tablet, Text, Trace, TraceStop, useWords } from '#design-system';
import { features } from './words.ts';

/** Three pieces of the product, as they look in it. */
export function Features() {
  const t = useWords(features);
  return (
    <Row>
      <Feature title={t.checks} cause={t.checksCause}>
        <Checks>
          <li data-level="stop">
            <Icon of={OctagonX} />
            <b>{t.macro}</b>
            <Text tone="link">{t.mend}</Text>
          </li>
          <li data-level="warn">
            <Icon of={TriangleAlert} />
            <b>{t.authorisation}</b>
            <Text tone="link">{t.renew}</Text>
          </li>
          <li data-level="pass">
            <Icon of={CircleCheck} />
            <Text tone="secondary">{t.rest}</Text>
          </li>
        </Checks>
      </Feature>
      <Feature title={t.journey} cause={t.journeyCause}>
        <Trace label={t.journey}>
          <TraceStop note="09:21:07">{t.click}</TraceStop>
          <TraceStop note="09:24:40">{t.install}</TraceStop>
          <TraceStop state="here" note="¥30.00">
            {t.payment}
          </TraceStop>
          <TraceStop state="broken" note={<Text tone="bad">{t.switchedOff}</Text>}>
            {t.callback}
          </TraceStop>
        </Trace>
      </Feature>
      <Feature title={t.rights} cause={t.rightsCause}>
        <DescriptionList
          items={[
            { term: t.overview, value: <Status tone="good">{t.visible}</Status> },
            {
              term: t.amounts,
              value: (
                <Locked>
                  <Icon of={Lock} size="sm" />
                  {t.locked}
                </Locked>
              ),
            },
            { term: t.antiCheat, value: <Status tone="off">{t.notOpen}</Status> },
            { term: t.logs, value: <Status tone="good">{t.visible}</Status> },
          ]}
        />
      </Feature>
    </Row>
  );
}

function Feature({ title, cause, children }: { title: string; cause: string; children: ReactNode }) {
  return (
    <Cell>
      <Heading level={2}>{title}</Heading>
      <Text as="p" tone="secondary">
        {cause}
      </Text>
      <Piece>{children}</Piece>
    </Cell>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-top: 1px solid var(--color-border-strong);

  ${tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cell = styled.section`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: var(--space-1h);
  padding: var(--space-6) var(--space-6) 28px;

  & + & {
    border-left: 1px solid var(--color-border-default);
  }
  &:first-child {
    padding-left: 0;
  }
  &:last-child {
    padding-right: 0;
  }
  & > h2 {
    font: var(--type-num-md);
  }

  ${tablet} {
    padding: var(--space-5) 0;

    & + & {
      border-top: 1px solid var(--color-border-default);
      border-left: 0;
    }
  }
`;

const Piece = styled.div`
  --trace-ground: var(--color-bg-surface);
  align-self: end;
  min-height: 148px;
  margin-top: var(--space-3);
  padding: var(--space-3) 14px;
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-md);
  background: var(--color-bg-surface);
`;

const Checks = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;
    padding: 9px 0;
  }
  & > li + li {
    border-top: 1px solid var(--color-border-subtle);
  }
  & b {
    font-weight: 500;
  }
  & [data-level='stop'] svg {
    color: var(--color-negative-text);
  }
  & [data-level='warn'] svg {
    color: var(--color-warning-text);
  }
  & [data-level='pass'] svg {
    color: var(--color-positive-text);
  }
`;

const Locked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1h);
  color: var(--color-text-secondary);
`;
