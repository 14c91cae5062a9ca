import type { EntryStop } from '#screens/kit/entry/frame/EntryPath.tsx';
import { useRegistrationPath } from '#screens/kit/entry/frame/useRegistrationPath.ts';
import { useResetPath } from '#screens/kit/entry/frame/useResetPath.ts';
import type { Subject } from './subjects.ts';

/** The way that has come to its end here, or to a stop; none where nobody knows which it was. */
export function useOutcomePath(subject: Subject, isBroken = false): readonly EntryStop[] {
  const broken = useRegistrationPath('activate', true);
  const activated = useRegistrationPath('complete');
  const reset = useResetPath('open', true);
  const done = useResetPath('set').map(({ title, detail }): EntryStop => ({ title, detail, state: 'passed' }));
  if (subject === 'activation') return isBroken ? broken : activated;
  if (subject === 'password') return isBroken ? reset : done;
  return [];
}
