import { Status, useWords } from '#design-system';
import type { AppState } from '../state.ts';
import { words } from '../words.ts';

const tones = { running: 'good', ending: 'warning', flowSpent: 'negative', waiting: 'live', stopped: 'off', expired: 'off' } as const;

export function AppStatus({ state }: { state: AppState }) {
  const t = useWords(words);
  return <Status tone={tones[state]}>{t[state]}</Status>;
}
