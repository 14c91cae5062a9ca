import type { ReactNode } from 'react';
import styled from 'styled-components';
import { laptop, phone, print, tablet } from '../../foundation/media.ts';

interface SplitViewProps {
  /** Facts, settings or help about the main part. */
  side: ReactNode;
  /** `wide` (440) for code. */
  sideWidth?: 'normal' | 'wide';
  /** `start` for a source whose result is the main part; on a phone the result comes first. */
  sideAt?: 'start' | 'end';
  /** Whether it is still to be filled in: on a phone such a source comes first. */
  isSideFirst?: boolean;
  children: ReactNode;
}

/** A main part and a side panel of 376: 320 on smaller screens, below the main part where there is no room. */
export function SplitView({ side, sideWidth = 'normal', sideAt = 'end', isSideFirst = false, children }: SplitViewProps) {
  const main = <Column>{children}</Column>;
  const aside = <Column data-side>{side}</Column>;
  return (
    <Columns data-width={sideWidth} data-side-at={sideAt} data-side-first={isSideFirst || undefined}>
      {sideAt === 'start' && aside}
      {main}
      {sideAt === 'end' && aside}
    </Columns>
  );
}

const Columns = styled.div`
  --side: 376px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--side);
  gap: var(--size-gutter);
  align-items: start;

  &[data-width='wide'] {
    --side: 440px;
  }
  &[data-side-at='start'] {
    grid-template-columns: var(--side) minmax(0, 1fr);
  }

  ${laptop} {
    &[data-width='normal'][data-side-at='end'] {
      --side: 320px;
    }
  }
  ${tablet} {
    &[data-side-at] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${print} {
    &[data-side-at] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* A side without anything in it gives its room to the main part. */
  &[data-side-at]:not(:has(> [data-side] > *)) {
    grid-template-columns: minmax(0, 1fr);

    & > [data-side] {
      display: none;
    }
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--size-gutter);
  min-width: 0;

  ${phone} {
    [data-side-at='start']:not([data-side-first]) > &[data-side] {
      order: 1;
    }
  }
`;
