import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';

/** What is changed for a chosen set of campaigns. */
export interface Change {
  what: 'group' | 'window' | 'callback';
  group: number | null;
  clickWindow: number;
  /** 0 does not count views. */
  viewWindow: number;
  callback: 'all' | 'none';
}

export type Changed = Pick<Campaign, 'group' | 'clickWindow' | 'viewWindow' | 'callbackEvents'>;

/** What a campaign would be after the change. */
export function afterChange(row: Changed, change: Change): Changed {
  switch (change.what) {
    case 'group':
      return { ...row, group: change.group || null };
    case 'window':
      return { ...row, clickWindow: change.clickWindow, viewWindow: change.viewWindow || null };
    case 'callback':
      return { ...row, callbackEvents: change.callback === 'all' ? null : [] };
  }
}

/** Rows that already are as they would become are not sent. */
export function differs(row: Changed, change: Change): boolean {
  const after = afterChange(row, change);
  return (
    after.group !== row.group ||
    after.clickWindow !== row.clickWindow ||
    after.viewWindow !== row.viewWindow ||
    JSON.stringify(after.callbackEvents) !== JSON.stringify(row.callbackEvents)
  );
}

/** What goes over the wire for them all: each with the revision that its preview shows, where the service knows one. */
export const bodyOf = ({ what, group, clickWindow, viewWindow, callback }: Change, rows: readonly Pick<Campaign, 'id' | 'revision'>[]) => ({
  ids: rows.map(({ id }) => id),
  revisions: revisionsOf(rows),
  to: what === 'group' ? ('regroup' as const) : what,
  group: what === 'group' ? (group ?? 0) : null,
  clickWindow: what === 'window' ? clickWindow : null,
  viewWindow: what === 'window' ? viewWindow || null : null,
  callbackEvents: what === 'callback' && callback === 'none' ? [] : null,
});

/** Of all rows, or of none: a service that knows no revisions compares nothing. */
export function revisionsOf(rows: readonly Pick<Campaign, 'revision'>[]): number[] | null {
  const known = rows.flatMap(({ revision }) => revision ?? []);
  return known.length === rows.length ? known : null;
}
