import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { panelFrame } from '../panel/panel-look.ts';
import { stripColumns } from './strip-look.ts';

interface FigureStripProps {
  /** What the figures are about, for readers of the screen: 核心指标. */
  label: string;
  /** Invented figures of a service that is not open yet. */
  isSample?: boolean;
  /** FigureCells, at most six. With stops they form a path. */
  children: ReactNode;
}

/** The headline figures of a page in one row, with the path between them where one leads to the next. Folds to 3 × 2 and 2 × 3. */
export function FigureStrip({ label, isSample, children }: FigureStripProps) {
  const count = Children.count(children);
  return (
    <Frame aria-label={label} data-sample={isSample || undefined}>
      <Cells data-folds={count > 5 ? 'early' : count > 4 ? 'late' : undefined} style={{ '--strip-columns': count }}>
        {children}
      </Cells>
    </Frame>
  );
}

/* It is the room it has that decides: strips stand in pages and beside side panels. */
const Frame = styled.section`
  ${panelFrame}
  container-type: inline-size;

  &:has([data-stop]) {
    margin-top: 9px;
  }
  ${phone} {
    &:has([data-stop]) {
      margin-top: 0;
    }
  }
`;

const Cells = styled.ul`
  ${stripColumns}
`;
