import type { PaletteItem } from '#design-system';

/** A recent choice as stored in this browser: enough to find it again. */
export interface Recent {
  id: string;
  /** Campaigns are looked up only while the reader types, so a recent one stores its name and its app. */
  campaign?: { app: number; label: string; note: string };
}

const most = 5;

/** Parses the stored value and leaves out what it cannot read. */
export function readRecents(stored: unknown): readonly Recent[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => readRecent(one) ?? []).slice(0, most);
}

function readRecent(stored: unknown): Recent | null {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || typeof stored.id !== 'string') return null;
  const { id } = stored;
  if (!id.startsWith('campaign:')) return { id };
  if (!('campaign' in stored) || typeof stored.campaign !== 'object' || stored.campaign === null) return null;
  const { campaign } = stored;
  if (!('app' in campaign) || !('label' in campaign) || !('note' in campaign)) return null;
  const { app, label, note } = campaign;
  return typeof app === 'number' && typeof label === 'string' && typeof note === 'string' ? { id, campaign: { app, label, note } } : null;
}

/** The latest first, each once. Of what is looked up only campaigns are stored: the others could not be found again without asking. */
export function withRecent(
  before: readonly Recent[],
  { id, label, note }: PaletteItem,
  app: number | undefined,
  isOffered = true,
): readonly Recent[] {
  const isCampaign = id.startsWith('campaign:');
  if (isCampaign ? app === undefined : !isOffered) return before;
  const chosen: Recent = isCampaign && app !== undefined ? { id, campaign: { app, label, note: note ?? '' } } : { id };
  return [chosen, ...before.filter((one) => one.id !== id)].slice(0, most);
}
