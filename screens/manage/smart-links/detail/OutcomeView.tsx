import type { ReactNode } from 'react';
import { Panel, SplitView, Stack, useWords } from '#design-system';
import { countsOf, keyOf, matrixOf, type OutcomeChange, type RouteField, type Routes, type System } from '#app/lib/links/outcomes.ts';
import { recordParam, useUrlState } from '#app/lib/urlState.ts';
import { OutcomeCounts } from './matrix/OutcomeCounts.tsx';
import { OutcomeMatrix } from './matrix/OutcomeMatrix.tsx';
import { matrixWords } from './matrix/words.ts';
import { PathPanel } from './PathPanel.tsx';

interface OutcomeViewProps {
  routes: Routes;
  changes?: ReadonlyMap<string, OutcomeChange>;
  url: string | null;
  fixHref?: ((field: RouteField, system: System) => string) | undefined;
  /** Below the path of the chosen cell. */
  side: ReactNode;
  /** Below the matrix. */
  children: ReactNode;
}

const params = { cell: recordParam };

/** The matrix with the path of one of its cells: that in the address, else the first dead end, else the first of all. */
export function OutcomeView({ routes, changes, url, fixHref, side, children }: OutcomeViewProps) {
  const t = useWords(matrixWords);
  const { values, set } = useUrlState(params);
  const matrix = matrixOf(routes);
  const [first] = matrix;
  const chosen = matrix.find((cell) => keyOf(cell) === values.cell) ?? matrix.find(({ outcome }) => outcome === 'none') ?? first;
  if (!chosen) return null;
  return (
    <SplitView
      side={
        <>
          <PathPanel cell={chosen} url={url} fixHref={fixHref} />
          {side}
        </>
      }
    >
      <Panel title={t.title} note={t.note}>
        <Stack gap="3">
          <OutcomeMatrix
            matrix={matrix}
            {...(changes && { changes })}
            selected={keyOf(chosen)}
            onSelect={(cell) => set({ cell }, { isReplaced: true })}
          />
          <OutcomeCounts counts={countsOf(matrix)} />
        </Stack>
      </Panel>
      {children}
    </SplitView>
  );
}
