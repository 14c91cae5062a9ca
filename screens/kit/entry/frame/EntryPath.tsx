import styled from 'styled-components';
import { bilingual, phone, useWords, VisuallyHidden } from '#design-system';

export interface EntryStop {
  title: string;
  detail: string;
  state: 'passed' | 'here' | 'ahead' | 'broken';
}

/** The way of somebody who becomes a user, stop by stop: down the page, and across it on a phone. */
export function EntryPath({ label, stops }: { label: string; stops: readonly EntryStop[] }) {
  const t = useWords(words);
  return (
    <Way aria-label={label}>
      {stops.map(({ title, detail, state }) => (
        <Stop key={title} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
          <b>
            {title}
            <VisuallyHidden>{t[state]}</VisuallyHidden>
          </b>
          <p>{detail}</p>
        </Stop>
      ))}
    </Way>
  );
}

const words = bilingual({
  passed: ['，已完成', ', done'],
  here: ['，当前步骤', ', current step'],
  ahead: ['，未开始', ', not started'],
  broken: ['，停在这里', ', stopped here'],
});

const Way = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  ${phone} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    width: 100%;
  }
`;

const Stop = styled.li`
  --way-line: 1px solid var(--color-trace-dot);
  position: relative;
  padding: 0 0 28px 32px;

  &:is([data-state='here'], [data-state='ahead'], [data-state='broken']) {
    --way-line: 1px dashed var(--color-trace-line);
  }
  &::before {
    content: '';
    position: absolute;
    left: 6px;
    top: 12px;
    bottom: -12px;
    border-left: var(--way-line);
  }
  &:last-child::before {
    display: none;
  }
  &::after {
    content: '';
    position: absolute;
    left: 0;
    top: 6px;
    width: 13px;
    height: 13px;
    border: 1.5px solid var(--color-trace-dot);
    border-radius: 50%;
    background: var(--color-bg-canvas);
  }
  &[data-state='here']::after {
    border-color: var(--color-trace-origin);
    background: var(--color-trace-origin);
  }
  &[data-state='ahead']::after {
    border: 1.5px dashed var(--color-trace-line);
  }
  &[data-state='broken']::after {
    --stroke: transparent 43%, var(--color-negative-solid) 43% 57%, transparent 57%;
    border: 0;
    border-radius: 0;
    background: linear-gradient(45deg, var(--stroke)), linear-gradient(-45deg, var(--stroke)), var(--color-bg-canvas);
  }
  & > b {
    font: 600 15px/24px var(--font-sans);
  }
  &[data-state='ahead'] > b {
    font-weight: 400;
  }
  & > p {
    color: var(--color-text-secondary);
  }

  ${phone} {
    padding: 20px var(--space-2) 0 0;

    &::before {
      left: 6px;
      right: -6px;
      top: 6px;
      bottom: auto;
      border-left: 0;
      border-top: var(--way-line);
    }
    &::after {
      top: 0;
    }
    & > b {
      font-size: 12px;
      line-height: 18px;
    }
    & > p {
      display: none;
    }
  }
`;
