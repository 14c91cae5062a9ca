import { DescriptionList, useWords } from '#design-system';
import type { Deletable } from '#app/api/channels/custom.ts';
import { words } from './words.ts';

const shown = 8;
const kinds = ['campaigns', 'rules', 'packages', 'partners'] as const;

/** Apps of one name on two platforms may have rules of one name, too. */
function grouped(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name));
}

/** What hangs on a channel, by kind. What does not occur has no line. */
export function UseList({ of: uses }: { of: Deletable }) {
  const t = useWords(words);
  const items = kinds.flatMap((kind) => {
    const names = grouped(uses[kind]);
    return names.length ? [{ term: t[kind], value: t.names(names.slice(0, shown), names.length - shown) }] : [];
  });
  return <DescriptionList items={items} termWidth={124} />;
}
