import { SideDrawer, Stack, useWords } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import type { Role } from '#app/api/members/members.ts';
import { dataFlags } from '#app/api/account/rights.ts';
import type { GrantablePage } from '../../shared/rights-editor/pages.ts';
import { nameOf } from '../../shared/usePeople.ts';
import { peopleWords } from '../../shared/words.ts';
import { DataGates } from './DataGates.tsx';
import { PageGates } from './PageGates.tsx';
import type { Place, Seen } from '../rows.ts';
import { words } from '../words.ts';

interface CellDrawerProps {
  rows: readonly Seen[];
  pages: readonly GrantablePage[];
  app: App;
  place: Place;
  /** `5.roi@monitor`; empty where none is open. */
  cell: string;
  roles: readonly Role[];
  onClose: () => void;
}

/** Why somebody sees a page, or does not: the five gates in their order, and the smallest change. */
export function CellDrawer({ rows, pages, app, place, cell, roles, onClose }: CellDrawerProps) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const [id = '', ...rest] = cell.split('.');
  const key = rest.join('.');
  const row = rows.find(({ person }) => String(person.id) === id);
  const page = pages.find((one) => one.key === key);
  const flag = dataFlags.find((one) => one === key);
  const what = page?.title ?? (flag && p[flag]);
  if (!row || what === undefined) return null;
  return (
    <SideDrawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t.cell(nameOf(row.person), what)} width={480}>
      <Stack gap="5">
        {page && <PageGates {...{ row, page, app, place, roles }} />}
        {flag && <DataGates {...{ row, flag, app, place, roles }} />}
      </Stack>
    </SideDrawer>
  );
}
