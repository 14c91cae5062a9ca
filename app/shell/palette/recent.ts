import type { PaletteItem } from '#design-system';

/** What was chosen in the palette, as this browser keeps it: enough to find it again among what is offered now. */
export interface Recent {
  id: string;
  /** Campaigns are looked up only while one types, so of them the name is kept, and the app to which they belong. */
  campaign?: { app: number; label: string; note: string };
}

const most = 5;

/** Of whatever was kept, what is still understood. */
export function readRecents(kept: unknown): readonly Recent[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one: unknown) => readRecent(one) ?? []).slice(0, most);
}

function readRecent(kept: unknown): Recent | null {
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || typeof kept.id !== 'string') return null;
  const { id } = kept;
  if (!id.startsWith('campaign:')) return { id };
  if (!('campaign' in kept) || typeof kept.campaign !== 'object' || kept.campaign === null) return null;
  const { campaign } = kept;
  if (!('app' in campaign) || !('label' in campaign) || !('note' in campaign)) return null;
  const { app, label, note } = campaign;
  return typeof app === 'number' && typeof label === 'string' && typeof note === 'string' ? { id, campaign: { app, label, note } } : null;
}

/** The latest first, each once. */
export function withRecent(before: readonly Recent[], { id, label, note }: PaletteItem, app: number | undefined): readonly Recent[] {
  const isCampaign = id.startsWith('campaign:');
  if (isCampaign && app === undefined) return before;
  const chosen: Recent = isCampaign && app !== undefined ? { id, campaign: { app, label, note: note ?? '' } } : { id };
  return [chosen, ...before.filter((one) => one.id !== id)].slice(0, most);
}
