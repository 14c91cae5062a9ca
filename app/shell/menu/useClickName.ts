import { useBackgroundWrite } from '#screens/kit/acts/index.ts';
import { usage } from '../../api/tracking/usage.ts';
import { useLocation } from '../../lib/router.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** Notes which entry of the menu was pressed last, for a day, and reports it to the service. */
export function useClickName(): (name: string) => void {
  const session = useSession();
  const { pathname } = useLocation();
  const report = useBackgroundWrite(usage.click());
  return (name) => {
    if (session.token() === null) return;
    session.noteClick(name);
    report({ body: { name, page: pathname } });
  };
}
