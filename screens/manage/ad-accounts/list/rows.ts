import type { AdAccount, Media } from '#app/api/ad-accounts/shapes.ts';

/** An account with what is known of its ad network. */
export interface ListedAccount extends AdAccount {
  network: Pick<Media, 'key' | 'name' | 'method'>;
}

export const listed = (media: readonly Media[]): ListedAccount[] =>
  media.flatMap(({ key, name, method, accounts }) => accounts.map((account) => ({ ...account, network: { key, name, method } })));

/** What the counts of the board and its filter know an account by. A disabled one is in the list only. */
export const states = ['broken', 'ending', 'waiting', 'fine', 'disabled'] as const satisfies readonly AdAccount['state'][];

/** What the filter knows besides: whatever needs somebody, now or soon. */
export const shownStates = [...states, 'urgent'] as const;

export const isUrgent = ({ state }: Pick<AdAccount, 'state'>) => state === 'broken' || state === 'ending';

/** What needs somebody, the one with the most spend at risk first. Those whose spend is not known come last. */
export const urgent = (accounts: readonly ListedAccount[]): ListedAccount[] =>
  accounts.filter(isUrgent).toSorted((one, other) => (other.cost ?? -1) - (one.cost ?? -1) || one.id - other.id);

/** The state of a network: that of its account in the worst state. Null where none is connected. */
export function stateOf({ accounts }: Media): AdAccount['state'] | null {
  return states.find((state) => accounts.some((one) => one.state === state)) ?? null;
}
