import { use } from 'react';
import styled, { keyframes } from 'styled-components';
import { BrandContext } from '../../foundation/Provena.tsx';
import { useProvenaLocale } from '../../foundation/words.ts';

interface MarkProps {
  /** `lg` on the way in, `md` in the navbar. */
  size?: 'md' | 'lg';
  /** The name beside the sign, in Chinese with 溯源. */
  hasName?: boolean;
  /** The line draws itself once: on the way in. */
  isDrawing?: boolean;
}

/** The sign of Provena: a path that leads back to a filled origin. An installation may show its own instead. */
export function Mark({ size = 'md', hasName, isDrawing }: MarkProps) {
  const isChinese = useProvenaLocale() === 'zh-CN';
  const brand = use(BrandContext);
  const name = brand.name ?? 'Provena';
  return (
    <Brand data-size={size}>
      {brand.mark === null ? (
        <Sign viewBox="0 0 22 24" {...(hasName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}>
          <path d="M4.8 19V9.2a6.6 6.6 0 1 1 6.6 6.6" pathLength={1} data-drawing={isDrawing || undefined} />
          <circle cx="4.8" cy="20.6" r="1.8" />
          <circle cx="11.4" cy="15.8" r="1.8" />
          <circle cx="11.4" cy="9.2" r="2.5" data-origin />
        </Sign>
      ) : (
        <Picture src={brand.mark} alt={hasName ? '' : name} />
      )}
      {hasName && <Name>{name}</Name>}
      {hasName && isChinese && brand.name === null && <Chinese>溯源</Chinese>}
    </Brand>
  );
}

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

const Brand = styled.span`
  --mark-width: 22px;
  --mark-height: 24px;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-text-primary);

  &[data-size='lg'] {
    --mark-width: 28px;
    --mark-height: 30px;
  }
`;

const Sign = styled.svg`
  flex: none;
  width: var(--mark-width);
  height: var(--mark-height);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.7;
  stroke-linecap: round;

  & > circle {
    fill: var(--trace-ground, var(--color-bg-surface));
  }
  & > [data-origin] {
    fill: var(--color-accent-solid);
    stroke: none;
  }
  & > [data-drawing] {
    stroke-dasharray: 1;
    animation: ${draw} var(--motion-duration-trace) var(--motion-easing-standard);
  }
`;

const Picture = styled.img`
  flex: none;
  height: var(--mark-height);
  max-width: 96px;
  object-fit: contain;
`;

const Name = styled.b`
  font: 650 16px/20px var(--font-sans);
  letter-spacing: -0.02em;

  [data-size='lg'] > & {
    font-size: 20px;
    line-height: 28px;
  }
`;

const Chinese = styled.span`
  padding-left: var(--space-2);
  border-left: 1px solid var(--color-border-strong);
  color: var(--color-text-tertiary);
  font: 400 12px/16px var(--font-sans);
`;
