import styled from 'styled-components';
import { Figure, useWords } from '#design-system';
import type { ExplainedFigure, WeighedValue } from './ExplainedFigure.ts';
import { figureWords } from './words.ts';

/** What was counted, each row beside its counterpart in the compared period. */
export function CountedTable({ of: { counted, heads, format } }: { of: ExplainedFigure }) {
  const t = useWords(figureWords);
  const hasBefore = counted.some(({ before }) => before);
  const own = (
    <>
      <th scope="col">{heads.name}</th>
      <th scope="col">{heads.size}</th>
      <th scope="col">{heads.value}</th>
    </>
  );
  return (
    <Scroller>
      <table>
        <thead>
          {hasBefore && (
            <tr>
              <th scope="colgroup" colSpan={3}>
                {t.now}
              </th>
              <th scope="colgroup" colSpan={3}>
                {t.before}
              </th>
            </tr>
          )}
          <tr>
            {own}
            {hasBefore && own}
          </tr>
        </thead>
        <tbody>
          {counted.map(({ before, ...row }) => (
            <tr key={row.name}>
              {[row, ...(hasBefore ? [before] : [])].map((side, at) => (
                <Side key={at === 0 ? 'now' : 'before'} of={side} format={format} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function Side({ of: side, format }: { of: WeighedValue | undefined; format: (value: number) => string }) {
  return (
    <>
      <td>{side?.name ?? '–'}</td>
      <td>{side ? <Figure value={side.size} /> : '–'}</td>
      <td>{side ? format(side.value) : '–'}</td>
    </>
  );
}

const Scroller = styled.div`
  overflow-x: auto;

  & > table {
    width: 100%;
    border-collapse: collapse;
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & th {
    padding: 0 var(--space-2) var(--space-1) 0;
    color: var(--color-text-tertiary);
    font-weight: 400;
    text-align: right;
  }
  & td {
    padding: var(--space-1) var(--space-2) var(--space-1) 0;
    border-top: 1px solid var(--color-border-subtle);
    text-align: right;
  }
  & :is(th, td):nth-child(3n + 1) {
    text-align: left;
  }
  & :is(th, td):nth-child(4) {
    padding-left: var(--space-3);
  }
  & th[scope='colgroup'] {
    color: var(--color-text-secondary);
    font-weight: 500;
    text-align: left;

    &:last-child {
      padding-left: var(--space-3);
    }
  }
`;
