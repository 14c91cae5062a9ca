import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { bilingual, Boundary, Button, useWords } from '#design-system';
import { lazyPart } from '../../lib/lazyPart.ts';
import type { SavedProblem } from '../../lib/problem/problem.ts';
import type { TabRecorder } from '../../lib/problem/recordTab.ts';
import { useLocation } from '../../lib/router.ts';
import { useRoleName } from '../../session/useRoleName.ts';
import { useSignedIn } from '../../session/SessionProvider.tsx';
import { useAppSettings } from '../useAppSettings.tsx';
import { collectProblem } from './collectProblem.ts';

const ProblemDialog = lazyPart('problem', async () => (await import('./ProblemDialog.tsx')).ProblemDialog);

/** Opens the report of this tab, as it is when it is pressed. */
export function ReportButton({ of: recorder }: { of: TabRecorder }) {
  const t = useWords(words);
  const cache = useQueryClient();
  const { pathname, search } = useLocation();
  const { account, menus } = useSignedIn();
  const [settings] = useAppSettings();
  const role = useRoleName();
  const [problem, setProblem] = useState<SavedProblem | null>(null);
  return (
    <>
      <Button
        kind="ghost"
        onPress={() => setProblem(collectProblem(recorder, { cache, pathname, search, account, menus, settings, role }))}
      >
        {t.report}
      </Button>
      {/* Without a network the dialog may not load. The page that has failed stays. */}
      {problem && (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <ProblemDialog of={problem} onClose={() => setProblem(null)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

const words = bilingual({ report: ['报告问题', 'Report a problem'] });
