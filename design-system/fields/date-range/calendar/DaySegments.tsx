import type { ReactNode, Ref } from 'react';
import { DateInput, DateSegment, I18nProvider } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../../foundation/media.ts';
import { useProvenaLocale } from '../../../foundation/words.ts';
import { phoneText } from '../../frame/FieldFrame.tsx';

/** Both languages write a day as 2026-10-21; only these two of their locales have it in this order. */
const ordered = { 'zh-CN': 'zh-CN', en: 'en-CA' } as const;

/** Stands around a react-aria date field, so that its parts come in the order of the house. */
export function YearFirst({ children }: { children: ReactNode }) {
  return <I18nProvider locale={ordered[useProvenaLocale()]}>{children}</I18nProvider>;
}

/** Year, month and day, each typed or stepped with the arrows. Stands inside a react-aria date field. */
export function DaySegments({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return (
    <Line {...(ref && { ref })}>{(segment) => <Part segment={segment}>{({ type, text }) => (type === 'literal' ? '-' : text)}</Part>}</Line>
  );
}

const Line = styled(DateInput)`
  display: flex;
  flex: 1;
  min-width: 0;
  cursor: text;

  ${phone} {
    font: ${phoneText};
  }
`;

const Part = styled(DateSegment)`
  /* The tint of the part with the focus is wider than its digits; the digits stay where they are. */
  margin: 0 -1px;
  padding: 0 1px;
  border-radius: var(--radius-xs);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  white-space: pre;
  outline: 0;
  caret-color: transparent;

  &[data-type='literal'] {
    margin: 0;
    padding: 0;
    color: var(--color-text-tertiary);
  }
  &[data-placeholder] {
    color: var(--color-text-tertiary);
  }
  &[data-focused] {
    background: var(--color-accent-solid);
    color: var(--color-text-onaccent);
  }
  &[data-disabled] {
    color: var(--color-text-disabled);
  }
`;
