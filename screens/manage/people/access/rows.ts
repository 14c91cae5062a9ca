import type { MemberAccess } from '#app/api/ours/people/members.ts';
import { isOn, type GrantablePage } from '../shared/rights-editor/pages.ts';
import type { DataFlag } from '../shared/rights.ts';
import type { Platform } from '#app/api/apps/shapes.ts';

/** What one cell of the matrix says. */
export type Sight = 'edit' | 'view' | 'hidden' | 'none';

/** What somebody sees of a page. Who has hidden it for himself still may. */
export function sightOf({ canOpen, view, edit, hidden }: MemberAccess, { key, page }: GrantablePage, platform: Platform): Sight {
  if (!isOn(page, platform) || !canOpen || !view.includes(key)) return 'none';
  if (hidden.includes(key)) return 'hidden';
  return edit.includes(key) ? 'edit' : 'view';
}

/** Data that H5 apps never show, whatever somebody may see. */
const notOnH5: ReadonlySet<DataFlag> = new Set(['retention', 'event']);

export const hasData = (platform: Platform, flag: DataFlag) => platform !== 'H5' || !notOnH5.has(flag);

export const sightOfData = ({ canOpen, flags }: MemberAccess, flag: DataFlag, platform: Platform): Sight =>
  canOpen && hasData(platform, flag) && flags.includes(flag) ? 'view' : 'none';
