import { createContext, use, useCallback, type ReactNode } from 'react';
import { AbsentContext, FailureContext, Provena, useMedia, useWords } from '#design-system';
import { useSettings, type Settings } from '../session/settings.ts';
import type { BrowserStorage } from '../session/browserStorage.ts';
import { isLacking } from '../api/client/error.ts';
import { knownFailure } from '../lib/failures/knownFailure.ts';
import { failureWords } from '../lib/failures/words.ts';
import { config } from '../lib/config/current.ts';

type Choice = readonly [settings: Settings, change: (change: Partial<Settings>) => void];

const Chosen = createContext<Choice | null>(null);

/** Theme, language and density as the reader has chosen them, for everything inside. */
export function SettingsRoot({ storage, given, children }: { storage: BrowserStorage; given?: Partial<Settings>; children: ReactNode }) {
  const choice = useSettings(storage, given);
  return (
    <Chosen value={choice}>
      <AbsentContext value={isLacking}>
        <Provena {...choice[0]} brand={config().product}>
          <FailuresKnown>{children}</FailuresKnown>
        </Provena>
      </AbsentContext>
    </Chosen>
  );
}

/** Lets the parts of a page say of a failed call what the service said, in the language of the reader. */
function FailuresKnown({ children }: { children: ReactNode }) {
  const t = useWords(failureWords);
  return <FailureContext value={useCallback((error: unknown) => knownFailure(t, error), [t])}>{children}</FailureContext>;
}

export function useAppSettings(): Choice {
  const choice = use(Chosen);
  if (!choice) throw new Error('There is no SettingsRoot above');
  return choice;
}

/** The theme that is shown now, chosen by the reader or by the system. */
export function useIsDark(): boolean {
  const [{ theme }] = useAppSettings();
  const isSystemDark = useMedia('@media (prefers-color-scheme: dark)');
  return theme === 'dark' || (theme === 'system' && isSystemDark);
}
