import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { CursorGroup, Heading, Link, LinkButton, Mark, phone, SegmentedControl, Text, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { CohortGroup } from './groups/CohortGroup.tsx';
import { CompareGroup } from './groups/CompareGroup.tsx';
import type { Form } from './groups/form.ts';
import { PathGroup } from './groups/PathGroup.tsx';
import { TimeGroup } from './groups/TimeGroup.tsx';
import { Figures } from './Figures.tsx';
import type { Metric } from './facts.ts';
import { charts, words } from './words.ts';

/** Every chart of the house on the numbers of the demo account, in groups by what it answers; all of them as chart, table or words. */
export function ChartGroupDemo() {
  const t = useWords(words);
  const title = usePageTitle();
  const tour = usePageTitle('/index/demo');
  const c = useWords(charts);
  const [form, setForm] = useState<Form>('chart');
  const [metric, setMetric] = useState<Metric>('installs');
  const forms = [
    { value: 'chart', label: c.chart },
    { value: 'table', label: c.table },
    { value: 'sentence', label: c.sentence },
  ] as const;
  return (
    <Room>
      <Top>
        <Link href="/home" kind="quiet">
          <Mark hasName />
        </Link>
        <LinkButton href="/index/demo" kind="ghost">
          {tour}
        </LinkButton>
      </Top>
      <main>
        <Head>
          <div>
            <Heading level={1}>{title}</Heading>
            <Text as="p" tone="secondary">
              {c.lead}
            </Text>
            <Text as="p" kind="caption" tone="tertiary">
              {t.meta} · {t.app}
            </Text>
          </div>
          <SegmentedControl label={c.form} isLabelHidden options={forms} value={form} onChange={setForm} />
        </Head>
        <Group title={c.overTime}>
          <CursorGroup>
            <TimeGroup form={form} onForm={setForm} />
          </CursorGroup>
        </Group>
        <Group title={c.compare}>
          <CompareGroup form={form} onForm={setForm} />
        </Group>
        <Group title={c.path}>
          <PathGroup form={form} onForm={setForm} />
        </Group>
        <Group title={c.cohorts}>
          <CohortGroup form={form} onForm={setForm} />
        </Group>
        <Group title={c.small}>
          <Figures metric={metric} onSelect={setMetric} />
        </Group>
      </main>
    </Room>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part aria-label={title}>
      <Text as="p" kind="label" tone="secondary">
        {title}
      </Text>
      {children}
    </Part>
  );
}

const Room = styled.div`
  max-width: calc(var(--size-content-max) + 2 * var(--size-content-pad));
  margin: 0 auto;
  padding: 0 var(--size-content-pad) var(--space-12);

  ${phone} {
    padding: 0 var(--size-content-pad-mobile) var(--space-8);
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-6);
  height: 64px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-top: var(--space-6);
`;
