import { Group } from 'react-aria-components';
import styled from 'styled-components';
import { Delta } from '../../data/delta/Delta.tsx';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { hatchFill } from '../plot/hatch-fill.ts';
import type { ChartCell, ChartTable } from './table.ts';
import { unseen } from '../../primitives/visually-hidden/unseen.ts';

interface ChartTableViewProps {
  table: ChartTable;
  /** Past this height it scrolls under its head. */
  height?: number;
}

/** The numbers of one chart. To sort, filter and page through records use Table. */
export function ChartTableView({ table: { caption, columns, rows }, height }: ChartTableViewProps) {
  const t = useWords(words);
  return (
    // A scrolling region must be reachable by keyboard.
    <Scroller tabIndex={0} aria-label={t.numbers(caption)} style={{ '--table-height': height && `${height}px` }}>
      <Grid>
        <UnseenCaption>{caption}</UnseenCaption>
        <thead>
          <tr>
            {columns.map(({ key, name, isNumber }) => (
              <th key={key} scope="col" data-number={isNumber || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{first && <Content cell={first} />}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.key} data-number data-open={isOpen(cell) || undefined}>
                  <Content cell={cell} />
                  {cell.kind === 'value' && cell.isOpen && <VisuallyHidden>{t.open}</VisuallyHidden>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}

function Content({ cell }: { cell: ChartCell }) {
  switch (cell.kind) {
    case 'value':
      return <Figure value={cell.value} as={cell.figures} />;
    case 'change':
      return <Delta value={cell.value} kind={cell.as} welcome={cell.welcome} />;
    default:
      return cell.text;
  }
}

const isOpen = (cell: ChartCell) => (cell.kind === 'value' || cell.kind === 'state') && cell.isOpen;

const words = bilingual({
  numbers: [(caption: string) => `${caption}，数据表`, (caption: string) => `${caption}, table`],
  open: ['（未到期）', ' (not yet mature)'],
});

const Scroller = styled(Group)`
  position: relative;
  max-height: var(--table-height, none);
  overflow: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--color-border-strong) transparent;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const UnseenCaption = styled.caption`
  ${unseen}
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: var(--type-table);

  & th,
  & td {
    height: max(26px, var(--density-row) - 4px);
    padding: 0 var(--space-3);
    border-bottom: 1px solid var(--color-border-subtle);
    text-align: left;
    font-weight: 400;
    white-space: nowrap;
  }
  & th:first-child {
    padding-left: var(--space-4);
  }
  & td:last-child,
  & th:last-child {
    padding-right: var(--space-4);
  }
  & thead th {
    position: sticky;
    top: 0;
    z-index: var(--z-sticky);
    height: 30px;
    border-bottom-color: var(--color-border-strong);
    background: var(--color-bg-sunken);
    color: var(--color-text-secondary);
    font: 500 12px/18px var(--font-sans);
  }
  & [data-number] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  & tbody tr:hover > * {
    background-color: var(--color-bg-hover);
  }
  & [data-open] {
    ${hatchFill}
    color: var(--color-text-secondary);
  }
`;
