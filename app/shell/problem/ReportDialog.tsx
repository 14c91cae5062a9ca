import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordTab } from '../../lib/problem/recordTab.ts';
import { useLocation } from '../../lib/router.ts';
import { useRoleName } from '../../session/useRoleName.ts';
import { useSignedIn } from '../../session/SessionProvider.tsx';
import { useAppSettings } from '../useAppSettings.tsx';
import { ProblemDialog } from './ProblemDialog.tsx';
import { collectProblem } from './collectProblem.ts';

/** The report of this tab, as it is when the dialog opens. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const { pathname, search } = useLocation();
  const { account, menus } = useSignedIn();
  const [settings] = useAppSettings();
  const role = useRoleName();
  const [problem] = useState(() => collectProblem(recordTab(), { cache, pathname, search, account, menus, settings, role }));
  return <ProblemDialog of={problem} onClose={onClose} />;
}
