import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#design-system';
import { roles } from '#app/api/members/members.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useAct, useExplainError } from '#screens/kit/acts/index.ts';
import { afterSave } from '#screens/kit/form/index.ts';
import { authOf } from '../shared/rights.ts';
import { changesOf, type RightChanges } from '../shared/rights-editor/changes.ts';
import type { GrantablePage } from '../shared/rights-editor/pages.ts';
import { stateOfRole, type RoleDraft } from './useRoleDraft.ts';
import { words } from './words.ts';

/** What somebody else saved while this role was being written. Null where the role is gone. */
export interface Meanwhile {
  changes: RightChanges;
  name: string | null;
}

/**
 * Saves a role. The service knows no revision of it, so it is read again right before it is written: what somebody else has saved meanwhile is
 * shown, and the own changes are put on top and saved by a second press.
 */
export function useRoleSave(id: number | null, draft: RoleDraft, pages: readonly GrantablePage[]) {
  const t = useWords(words);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const explain = useExplainError();
  const [meanwhile, setMeanwhile] = useState<Meanwhile | 'gone' | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const update = useAct({
    call: roles.update(),
    isFailureInline: true,
    done: () => t.saved(draft.draft.name.trim()),
    failed: () => t.notSaved,
  });
  const create = useAct({
    call: roles.create(),
    isFailureInline: true,
    done: () => t.created(draft.draft.name.trim()),
    failed: () => t.notSaved,
    after: (made) => navigate(`/manage/authroleDetail?id=${made.id}`, { ...afterSave, replace: true }),
  });
  // Keys that this console does not show stay as they are in the role.
  const keys = [...new Set([...pages.map(({ key }) => key), ...draft.base.checked.view, ...draft.base.checked.edit])];

  /** Whether it is still what it was when it was opened. */
  const isAsBefore = async (role: number): Promise<boolean> => {
    const fresh = (await cache.fetchQuery({ ...roles.all(), staleTime: 0 })).find((one) => one.id === role);
    if (!fresh) {
      setMeanwhile('gone');
      return false;
    }
    const theirs = stateOfRole(fresh);
    const changes = changesOf(draft.base.checked, theirs.checked);
    const name = theirs.name === draft.base.name ? null : theirs.name;
    if (changes.count === 0 && name === null) return true;
    setMeanwhile({ changes, name });
    draft.rebase(theirs);
    return false;
  };

  const save = async () => {
    const body = { name: draft.draft.name.trim(), auth: authOf(draft.draft.checked, keys) };
    setFailure(undefined);
    if (!body.name) {
      setFailure(t.nameMissing);
      return;
    }
    if (id === null) {
      await create.run({ body });
      return;
    }
    setChecking(true);
    try {
      if (!(await isAsBefore(id))) return;
    } catch (error) {
      setFailure(explain(error, t.notSaved));
      return;
    } finally {
      setChecking(false);
    }
    if (await update.run({ id, body })) {
      draft.settle();
      setMeanwhile(null);
    }
  };
  return {
    save: () => void save(),
    isRunning: isChecking || update.isRunning || create.isRunning,
    failure: failure ?? update.failure ?? create.failure,
    meanwhile,
  };
}
