import { useState } from 'react';
import type { Role } from '#app/api/members/members.ts';
import { checkedOf, type Checked } from '../shared/rights.ts';
import { changesOf, rebased } from '../shared/rights-editor/changes.ts';
import type { Together } from '../shared/rights-editor/together.ts';

/** A role while it is written. */
export interface RoleState {
  name: string;
  checked: Checked;
}

const nothing: Checked = { view: new Set(), edit: new Set(), flags: new Set() };
export const blankRole: RoleState = { name: '', checked: nothing };
export const stateOfRole = ({ name, auth }: Role): RoleState => ({ name, checked: checkedOf(auth) });

/** What is saved, what is written, and what differs. */
export function useRoleDraft(initial: RoleState, template: RoleState = initial) {
  const [base, setBase] = useState(initial);
  const [draft, setDraft] = useState(template);
  const [together, setTogether] = useState<Together | null>(null);
  const changes = changesOf(base.checked, draft.checked);
  const isRenamed = draft.name.trim() !== base.name;
  return {
    base,
    draft,
    changes,
    changeCount: changes.count + (isRenamed ? 1 : 0),
    together,
    forgetTogether: () => setTogether(null),
    rename: (name: string) => setDraft((now) => ({ ...now, name })),
    check: (checked: Checked, along: Together | null = null) => {
      setTogether(along);
      setDraft((now) => ({ ...now, checked }));
    },
    restore: setDraft,
    discard: () => {
      setTogether(null);
      setDraft(base);
    },
    /** It was saved as it is written. */
    settle: () => setBase({ ...draft, name: draft.name.trim() }),
    /** Somebody else has saved it meanwhile: what I changed stands on top. */
    rebase: (theirs: RoleState) => {
      setDraft({
        name: isRenamed ? draft.name : theirs.name,
        checked: rebased(base.checked, draft.checked, theirs.checked),
      });
      setBase(theirs);
    },
  };
}

export type RoleDraft = ReturnType<typeof useRoleDraft>;
