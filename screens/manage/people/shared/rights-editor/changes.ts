import { dataFlags, type DataFlag } from '#app/api/account/rights.ts';
import type { Checked } from '../rights.ts';

/** What differs between two states of rights, by what people win and lose. */
export interface RightChanges {
  seen: readonly string[];
  hidden: readonly string[];
  editable: readonly string[];
  readOnly: readonly string[];
  flagsOn: readonly DataFlag[];
  flagsOff: readonly DataFlag[];
  /** In how many places they differ. */
  count: number;
}

const added = (before: ReadonlySet<string>, after: ReadonlySet<string>) => [...after].filter((key) => !before.has(key));

export function changesOf(before: Checked, after: Checked): RightChanges {
  const seen = added(before.view, after.view);
  const hidden = added(after.view, before.view);
  // Editing that goes with a page needs no line of its own.
  const editable = added(before.edit, after.edit);
  const readOnly = added(after.edit, before.edit).filter((key) => after.view.has(key));
  const flagsOn = dataFlags.filter((flag) => after.flags.has(flag) && !before.flags.has(flag));
  const flagsOff = dataFlags.filter((flag) => before.flags.has(flag) && !after.flags.has(flag));
  const pages = new Set([...seen, ...hidden, ...editable, ...readOnly]);
  return { seen, hidden, editable, readOnly, flagsOn, flagsOff, count: pages.size + flagsOn.length + flagsOff.length };
}

/** Three states of one set: what I changed counts, all else is as the others have left it. */
function merged<Key>(base: ReadonlySet<Key>, mine: ReadonlySet<Key>, theirs: ReadonlySet<Key>): Set<Key> {
  const keys = new Set([...base, ...mine, ...theirs]);
  return new Set([...keys].filter((key) => (mine.has(key) === base.has(key) ? theirs.has(key) : mine.has(key))));
}

/** My changes on top of what somebody else has saved meanwhile. */
export function rebased(base: Checked, mine: Checked, theirs: Checked): Checked {
  const edit = merged(base.edit, mine.edit, theirs.edit);
  const view = merged(base.view, mine.view, theirs.view);
  // Who may edit a page sees it.
  for (const key of edit) if (!view.has(key)) edit.delete(key);
  return { view, edit, flags: merged(base.flags, mine.flags, theirs.flags) };
}
