import { useWords } from '#design-system';
import { usualCounting, zoneName, type Counting } from './core/causes.ts';
import { countingNames } from './words.ts';

interface CountingText {
  id: keyof Counting;
  text: string;
  /** The counting without it. */
  without: Partial<Counting>;
}

/** In what numbers are counted otherwise than usual, one by one. */
export function useCountingText(counting: Counting): CountingText[] {
  const t = useWords(countingNames);
  const flags = (['isByClick', 'isMature', 'isShared', 'isOnce', 'isUnique'] as const).filter((id) => counting[id]);
  return [
    ...(counting.zone === null
      ? []
      : [{ id: 'zone' as const, text: t.zone(zoneName(counting.zone)), without: { zone: usualCounting.zone } }]),
    ...flags.map((id) => ({ id, text: t[id], without: { [id]: false } })),
  ];
}
