import styled from 'styled-components';
import { Heading, phone, Text, Trace, TraceLoss, TraceStop, useWords } from '#design-system';
import { words } from './words.ts';

/** Drawn, not asked for: what the way of one keyword looks like. Each stop is the one above it, less what was left out between them. */
const clicks = 754_470;
const repeats = 100_185;
const matched = 63_546;
const outside = 1729;
const fraud = 1366;

const figure = (count: number) => count.toLocaleString('en');
const less = (count: number) => `−${figure(count)}`;

export function InstallTrace() {
  const t = useWords(words);
  return (
    <Card>
      <Head>
        <Heading level={2}>{t.traceTitle}</Heading>
        <Text kind="caption" tone="tertiary" isCut>
          {t.traceNote}
        </Text>
      </Head>
      <Trace label={t.traceTitle} isDrawing>
        <TraceStop note={t.keyword}>Apple Search Ads</TraceStop>
        <TraceStop value={figure(clicks)}>{t.clicks}</TraceStop>
        <TraceLoss value={less(repeats)}>{t.repeats}</TraceLoss>
        <TraceStop value={figure(clicks - repeats)}>{t.unique}</TraceStop>
        <TraceStop value={figure(matched)}>{t.matched}</TraceStop>
        <TraceLoss value={less(outside)}>{t.outside}</TraceLoss>
        <TraceLoss value={less(fraud)}>{t.fraud}</TraceLoss>
        <TraceStop state="here" value={figure(matched - outside - fraud)}>
          {t.installs}
        </TraceStop>
      </Trace>
    </Card>
  );
}

const Card = styled.section`
  --trace-ground: var(--color-bg-surface);
  min-width: 0;
  padding: var(--space-5) var(--space-6) var(--space-4);
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-md);
  background: var(--color-bg-surface);

  & li {
    min-height: 38px;
    font-size: 14px;
  }
  & li[data-loss] {
    min-height: 28px;
    font-size: 12px;
  }
  & li[data-state='here'] {
    font: var(--type-num-md);
  }
  & li[data-state='here'] > :last-child {
    font: var(--type-num-xl);
  }

  ${phone} {
    padding: var(--space-4);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  flex-wrap: wrap;
  margin-bottom: var(--space-2);
`;
