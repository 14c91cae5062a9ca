/** Some by their ids, or all by an explicit choice. On the wire an empty list means all (G-06), so an empty choice is never sent for a partner. */
export type Scope = 'all' | readonly number[];

export const idsOf = (scope: Scope): readonly number[] => (scope === 'all' ? [] : scope);

export const isChosen = (scope: Scope) => scope === 'all' || scope.length > 0;

/** What a partner was given: an empty list on the wire is all. */
export const scopeOf = (ids: readonly number[]): Scope => (ids.length === 0 ? 'all' : ids);
