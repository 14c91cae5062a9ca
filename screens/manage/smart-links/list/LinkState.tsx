import { Status, useWords } from '#design-system';
import { words } from '../words.ts';

/** The reason rather than the class: a link whose clicks are lost says how many ways lead nowhere. */
export function LinkState({ isEnabled, deadEnds }: { isEnabled: boolean; deadEnds: number }) {
  const t = useWords(words);
  if (!isEnabled) return <Status tone="off">{t.disabled}</Status>;
  return deadEnds > 0 ? <Status tone="negative">{t.deadEnds(deadEnds)}</Status> : <Status tone="good">{t.healthy}</Status>;
}
