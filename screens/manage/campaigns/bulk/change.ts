import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { ours } from '#app/api/ours/ours.ts';
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

type Body = InputOf<typeof ours.campaigns.change>['body'];

/** A campaign as it was read, where the service knows a revision. */
export type Read = Pick<Campaign, 'id' | 'revision'>;

/** One verb for some campaigns, or for a single one. Each goes with the revision that the reader has seen. */
export const bodyTo = (to: Body['to'], rows: readonly Read[], group: number | null = null): Body => ({
  ids: rows.map(({ id }) => id),
  revisions: revisionsOf(rows),
  to,
  group,
  clickWindow: null,
  viewWindow: null,
  callbackEvents: null,
});

export type Verb = 'enable' | 'disable' | 'archive' | 'restore';

/** What takes a verb back, and what the verb makes of a campaign. */
export const opposite = {
  enable: { back: 'disable', after: { isEnabled: true } },
  disable: { back: 'enable', after: { isEnabled: false } },
  archive: { back: 'restore', after: { isArchived: true } },
  restore: { back: 'archive', after: { isArchived: false } },
} as const satisfies Record<Verb, { back: Verb; after: Partial<Campaign> }>;

/** What goes over the wire for a change of settings: each with the revision that its preview shows. */
export const bodyOf = ({ what, group, clickWindow, viewWindow, callback }: Change, rows: readonly Read[]): Body => ({
  ...bodyTo(what === 'group' ? 'regroup' : what, rows, what === 'group' ? (group ?? 0) : null),
  clickWindow: what === 'window' ? clickWindow : null,
  viewWindow: what === 'window' ? viewWindow || null : null,
  callbackEvents: what === 'callback' && callback === 'none' ? [] : null,
});

/** Of all rows, or of none: a service that knows no revisions compares nothing. */
function revisionsOf(rows: readonly Read[]): number[] | null {
  const known = rows.flatMap(({ revision }) => revision ?? []);
  return known.length === rows.length ? known : null;
}
