import type { CampaignChoice } from '#app/api/campaigns/choices.ts';

export interface PastedLine {
  /** Its place in the paste, from 0. */
  place: number;
  text: string;
  state: 'ready' | 'member' | 'missing' | 'repeated';
  campaign: CampaignChoice | null;
}

/** The names in a paste: one in a line, of several cells the first. */
export const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => (line.split('\t')[0] ?? '').trim())
    .filter(Boolean);

/** What becomes of each pasted line. A campaign that is named twice, by its name and its number, is added once. */
export function matchNames(names: readonly string[], found: readonly CampaignChoice[], group: number): PastedLine[] {
  const byName = new Map(found.flatMap((one) => [[one.name.toLowerCase(), one] as const, [String(one.id), one] as const]));
  const seen = new Set<number | string>();
  return names.map((text, place) => {
    const campaign = byName.get(text.toLowerCase()) ?? null;
    const key = campaign?.id ?? text.toLowerCase();
    const isRepeated = seen.has(key);
    seen.add(key);
    const state = isRepeated ? 'repeated' : campaign === null ? 'missing' : campaign.group === group ? 'member' : 'ready';
    return { place, text, state, campaign };
  });
}
