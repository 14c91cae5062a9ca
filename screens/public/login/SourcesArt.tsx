import styled from 'styled-components';
import { Mark, phone, Text, useWords } from '#design-system';
import { mediaNames } from '#app/lib/glossary/words.ts';
import { Pitch } from '#screens/kit/entry/frame/Pitch.tsx';
import { words } from './words.ts';

/** Drawn, not asked for: what a month of an app looks like. They add up to the sum at the end. */
const sources = [
  ['toutiao', 214_386],
  ['gdt', 168_204],
  ['kuaishou', 121_870],
  ['asa', 92_316],
  ['baidu', 63_908],
  ['xiaohongshu', 48_112],
  ['natural', 43_499],
] as const;
const traced = 3;
const total = sources.reduce((sum, [, count]) => sum + count, 0);
const figure = (count: number) => count.toLocaleString('en');

/** Seven paths that meet in one number, one of them traced: what the product is about. */
export function SourcesArt() {
  const t = useWords(words);
  const names = useWords(mediaNames);
  const [medium, count] = sources[traced];
  const name = names[medium];
  return (
    <>
      <Mark size="lg" hasName isDrawing />
      <Pitch promise={t.promise} lead={t.way} />
      <Drawing viewBox="-40 0 800 470" {...({ role: 'img', 'aria-label': t.sources } as const)}>
        {sources.map(([source, installs], index) => (
          <Source key={source} index={index} name={names[source]} installs={installs} />
        ))}
        <circle cx="596" cy="217" r="13" data-ring />
        <circle cx="596" cy="217" r="6" data-origin />
        <text x="626" y="205">
          {t.installs}
        </text>
        <text x="626" y="239" data-size="total">
          {figure(total)}
        </text>
        <text x="626" y="261">
          {t.ofThem(name)}
        </text>
        <text x="626" y="281" data-size="share">
          {((count / total) * 100).toFixed(1)}%
        </text>
        {[t.channel, t.click, t.attribution, t.installs].map((step, index) => (
          <text key={step} x={[148, 236, 420, 596][index]} y="464" textAnchor="middle">
            {step}
          </text>
        ))}
      </Drawing>
      <Platforms>
        <Text as="p" kind="caption" tone="tertiary">
          {t.platforms}
        </Text>
      </Platforms>
    </>
  );
}

function Source({ index, name, installs }: { index: number; name: string; installs: number }) {
  const y = 43 + 58 * index;
  const middle = 172 + 15 * index;
  return (
    <g data-traced={index === traced || undefined}>
      <path d={`M148 ${y}H236C330 ${y} 330 ${middle} 420 ${middle}H470C530 ${middle} 530 217 590 217`} />
      <circle cx="148" cy={y} r="4" />
      <circle cx="236" cy={y} r="2.6" />
      <circle cx="420" cy={middle} r="2.6" />
      <text x="-40" y={y - 2} data-size="name">
        {name}
      </text>
      <text x="-40" y={y + 15}>
        {figure(installs)}
      </text>
    </g>
  );
}

const Platforms = styled.div`
  ${phone} {
    display: none;
  }
`;

const Drawing = styled.svg`
  flex: 1;
  width: 100%;
  max-width: 800px;
  min-height: 0;
  font: var(--type-caption);

  & path {
    fill: none;
    stroke: var(--color-trace-line);
  }
  & circle {
    fill: var(--color-bg-canvas);
    stroke: var(--color-trace-dot);
    stroke-width: 1.5;
  }
  & text {
    fill: var(--color-text-tertiary);
  }
  & [data-size='name'] {
    fill: var(--color-text-primary);
    font: var(--type-body);
  }
  & [data-size='total'] {
    fill: var(--color-text-primary);
    font: 600 34px/1 var(--font-sans);
  }
  & [data-size='share'] {
    fill: var(--color-trace-origin);
    font: 600 18px/1 var(--font-sans);
  }
  & [data-traced] path {
    stroke: var(--color-trace-origin);
    stroke-width: 2;
  }
  & [data-traced] circle,
  & [data-origin] {
    fill: var(--color-trace-origin);
    stroke: var(--color-trace-origin);
  }
  & [data-ring] {
    stroke: var(--color-trace-origin);
  }

  ${phone} {
    display: none;
  }
`;
