import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { bilingual, Boundary, toasts, useWords } from '#design-system';
import { lazyPart } from '../../lib/lazyPart.ts';
import type { TabRecorder } from '../../lib/problem/recordTab.ts';
import { useLocation } from '../../lib/router.ts';
import { useRoleName } from '../../session/useRoleName.ts';
import { useSignedIn } from '../../session/SessionProvider.tsx';
import { useAppSettings } from '../useAppSettings.tsx';
import { collectProblem } from './collectProblem.ts';
import type { Opening } from './opening.ts';

const ProblemDialog = lazyPart('problem', async () => (await import('./ProblemDialog.tsx')).ProblemDialog);

interface ReportProps {
  of: TabRecorder;
  opening: Opening;
}

/** The report of this tab, while it is open. */
export function Report({ of, opening }: ReportProps) {
  const isOpen = useSyncExternalStore(opening.subscribe, opening.get);
  if (!isOpen) return null;
  return (
    // Without a network the dialog may not load. The page that has failed stays, and the next press tries again.
    <Boundary fallback={() => <NotLoaded onClose={() => opening.set(false)} />}>
      <Suspense fallback={null}>
        <OpenReport of={of} onClose={() => opening.set(false)} />
      </Suspense>
    </Boundary>
  );
}

function NotLoaded({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const close = useEffectEvent(() => {
    toasts.show({ kind: 'bad', title: t.notLoaded });
    onClose();
  });
  useEffect(() => close(), []);
  return null;
}

/** Collects once, when the report opens. */
function OpenReport({ of: recorder, onClose }: { of: TabRecorder; onClose: () => void }) {
  const cache = useQueryClient();
  const { pathname, search } = useLocation();
  const { account, menus } = useSignedIn();
  const [settings] = useAppSettings();
  const role = useRoleName();
  const [problem] = useState(() => collectProblem(recorder, { cache, pathname, search, account, menus, settings, role }));
  return <ProblemDialog of={problem} onClose={onClose} />;
}

const words = bilingual({ notLoaded: ['报告没有打开，请联网后重试', 'The report couldn’t be opened. Check your network and try again'] });
