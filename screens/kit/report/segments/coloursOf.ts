import type { Series } from '#design-system';
import { entityColours } from '#app/lib/metrics/entityColours.ts';

export type SideColour = NonNullable<Series['colour']>;

interface Subject {
  /** What a side is about where that is one value of a field. */
  entity?: string;
}

/**
 * The colours of both sides. One channel has that of all charts, and what it is held against there has the colour of all together; two apps have the
 * first two.
 */
export function coloursOf(one: Subject, other: Subject): [SideColour, SideColour] {
  const named = [one, other].flatMap(({ entity }) => entity ?? []);
  if (!named.length) return [1, 2];
  const entityColour = entityColours(named);
  const colourOf = ({ entity }: Subject): SideColour => (entity === undefined ? 6 : entityColour(entity));
  return [colourOf(one), colourOf(other)];
}
