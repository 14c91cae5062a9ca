import { useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Icon, phone, useWords, VisuallyHidden } from '#design-system';
import { keyOf, places, systems, type CellOutcome, type OutcomeChange } from '#app/lib/links/outcomes.ts';
import { moveInGrid } from './moveInGrid.ts';
import { outcomeIcons } from './outcomeIcons.ts';
import { useCellName } from './useCellName.ts';
import { matrixWords } from './words.ts';

interface OutcomeMatrixProps {
  matrix: readonly CellOutcome[];
  /** What is not yet saved, by the key of its cell. */
  changes?: ReadonlyMap<string, OutcomeChange>;
  selected: string;
  onSelect: (key: string) => void;
}

const unchanged: ReadonlyMap<string, OutcomeChange> = new Map();
const perRow = places.length * 2;

/** Every situation with its end. One Tab stop: arrow keys go from cell to cell. The box scrolls where there is no room, the systems stay. */
export function OutcomeMatrix({ matrix, changes = unchanged, selected, onSelect }: OutcomeMatrixProps) {
  const t = useWords(matrixWords);
  const nameOf = useCellName();
  const grid = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent, index: number) => {
    const next = matrix[moveInGrid(event.key, index, { perRow, count: matrix.length })];
    if (!next || next === matrix[index]) return;
    event.preventDefault();
    onSelect(keyOf(next));
    grid.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(next)}"]`)?.focus();
  };
  const nameFor = (cell: CellOutcome) => {
    const change = changes.get(keyOf(cell));
    const was = change && (change.kind === 'target' ? t.newTarget : t.changedFrom(t[change.before.outcome]));
    return `${nameOf(cell)}${t.separator}${t[cell.outcome]}${was ?? ''}`;
  };
  return (
    <Scroller>
      <Grid ref={grid} aria-label={t.title}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              <VisuallyHidden>{t.system}</VisuallyHidden>
            </th>
            {places.map((place) => (
              <th key={place} scope="colgroup" colSpan={2}>
                {t[place]}
              </th>
            ))}
          </tr>
          <tr>
            {places.flatMap((place) =>
              [t.installed, t.missing].map((name) => (
                <th key={`${place} ${name}`} scope="col" data-minor>
                  {name}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {systems.map((system, row) => (
            <tr key={system}>
              <th scope="row">{t[system]}</th>
              {matrix.slice(row * perRow, (row + 1) * perRow).map((cell, column) => {
                const key = keyOf(cell);
                return (
                  <td key={key}>
                    <CellButton
                      type="button"
                      data-cell={key}
                      data-outcome={cell.outcome}
                      data-change={changes.get(key)?.kind}
                      aria-pressed={key === selected}
                      aria-label={nameFor(cell)}
                      tabIndex={key === selected ? 0 : -1}
                      onClick={() => onSelect(key)}
                      onKeyDown={(event) => move(event, row * perRow + column)}
                    >
                      <Icon of={outcomeIcons[cell.outcome]} size="sm" />
                      {t[cell.outcome]}
                    </CellButton>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  margin: 0 calc(-1 * var(--space-1));
  padding: 0 var(--space-1) var(--space-1);
`;

const Grid = styled.table`
  width: 100%;
  min-width: 700px;
  border-collapse: separate;
  border-spacing: 3px;

  & th {
    padding: var(--space-1) 0;
    color: var(--color-text-secondary);
    font: var(--type-label);
    text-align: center;
  }
  & th[scope='colgroup'] {
    border-bottom: 1px solid var(--color-border-strong);
  }
  & th[data-minor] {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }
  & th[scope='row'] {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 84px;
    background: var(--color-bg-surface);
    color: var(--color-text-primary);
    text-align: left;
  }
`;

const CellButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
  width: 100%;
  min-height: 34px;

  ${phone} {
    min-height: 40px;
  }
  padding: 0 var(--space-1);
  border: 1px solid transparent;
  border-radius: var(--radius-xs);
  background: var(--color-bg-sunken);
  color: var(--color-text-secondary);
  font: var(--type-caption);
  white-space: nowrap;
  cursor: pointer;

  &[data-outcome='app'] {
    background: var(--color-accent-muted);
    color: var(--color-text-link);
  }
  &[data-outcome='page'] {
    border-color: var(--color-border-strong);
    background: var(--color-bg-surface);
  }
  &[data-outcome='guide'] {
    background: var(--color-warning-subtle);
    color: var(--color-warning-text);
  }
  &[data-outcome='none'] {
    background: var(--color-negative-subtle);
    color: var(--color-negative-text);
    font-weight: 600;
  }
  /* Not yet saved: a dot in the corner, red where a dead end is new. */
  &[data-change]::after {
    content: '';
    position: absolute;
    top: 4px;
    right: 4px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--color-accent-solid);
  }
  &[data-change='broken'] {
    border-color: var(--color-negative-solid);
  }
  &[data-change='broken']::after {
    background: var(--color-negative-solid);
  }
  &[aria-pressed='true'] {
    outline: 2px solid var(--color-accent-solid);
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid var(--color-border-focus);
    outline-offset: 2px;
  }
`;
