import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toasts, useWords } from '#design-system';
import { rights } from '#app/api/account/rights.ts';
import { members, type MemberDetail } from '#app/api/members/members.ts';
import { useAct, useExplainError } from '#screens/kit/acts/index.ts';
import type { RoleDraft } from '../roles/useRoleDraft.ts';
import type { Meanwhile } from '../roles/useRoleSave.ts';
import { changesOf } from '../shared/rights-editor/changes.ts';
import { authOf, checkedOf } from '../shared/rights.ts';
import { words } from './words.ts';

interface RightsSaveOptions {
  person: MemberDetail;
  /** 0 stands for all apps. */
  app: number;
  /** Of the app. */
  name: string;
  draft: RoleDraft;
  /** Every page that is written, in the order of the menu. */
  keys: readonly string[];
}

/** Saves what a member may do in an app. As a role (0034), it is read again right before it is written, and never silently taken back. */
export function useRightsSave({ person, app, name, draft, keys }: RightsSaveOptions) {
  const t = useWords(words);
  const cache = useQueryClient();
  const explain = useExplainError();
  const [meanwhile, setMeanwhile] = useState<Meanwhile | 'gone' | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const grant = useAct({
    call: members.grant(),
    isFailureInline: true,
    done: () => t.granted(name),
    failed: () => t.notSaved,
    after: () => {
      draft.settle();
      setMeanwhile(null);
    },
  });
  const fresh = async () => {
    if (app === 0) return cache.fetchQuery({ ...rights.of({ account: person.email }), staleTime: 0 });
    return (await cache.fetchQuery({ ...rights.inApps({ id: person.id }), staleTime: 0 })).find((one) => one.app === app);
  };
  /** Whether nobody else has changed it since it was opened. */
  const isAsBefore = async (): Promise<boolean> => {
    const found = await fresh();
    if (!found) {
      setMeanwhile('gone');
      return false;
    }
    const theirs = { name: draft.base.name, checked: checkedOf(found) };
    const changes = changesOf(draft.base.checked, theirs.checked);
    if (changes.count === 0) return true;
    setMeanwhile({ changes, name: null });
    draft.rebase(theirs);
    return false;
  };
  const save = async () => {
    setFailure(undefined);
    setChecking(true);
    try {
      if (!(await isAsBefore())) return;
    } catch (error) {
      setFailure(explain(error, t.notSaved));
      return;
    } finally {
      setChecking(false);
    }
    await grant.run({ body: { member: person.id, app: app || null, ...authOf(draft.draft.checked, keys) } });
  };
  const discard = () => {
    const written = draft.draft;
    draft.discard();
    toasts.undoable(t.discarded, { label: t.undo, onPress: () => draft.restore(written) });
  };
  return { discard, save: () => void save(), isRunning: isChecking || grant.isRunning, failure: failure ?? grant.failure, meanwhile };
}
