import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldForm } from '#design-system';
import { useSession, useSignedIn } from '#app/session/SessionProvider.tsx';
import { matchingFields, storedValues } from './draftValues.ts';

/** How a form names its draft. */
export interface DraftName<Values> {
  /** The form and the record that it is about: `app 1001`. Drafts of one account are told apart by it. */
  name: string;
  /** Fields that are never stored: passwords, keys. */
  secrets?: readonly (keyof Values & string)[];
}

export interface OfferedDraft {
  /** When it was stored, in milliseconds. */
  at: number;
  restore: () => void;
  discard: () => void;
}

interface DraftOptions<Values extends object> {
  form: FieldForm<Values>;
  draft: DraftName<Values> | undefined;
  /** Where in the form the reader is. */
  step?: string;
  onRestore?: (step: string | null) => void;
}

/**
 * Stores what is typed as it is typed, until it is saved, and offers back what an earlier visit left. Storing at each change, not at the end,
 * is what survives a reload, a browser that is closed and a session that ends.
 */
export function useDraft<Values extends object>({ form, draft, step, onRestore }: DraftOptions<Values>) {
  const session = useSession();
  const account = useSignedIn().account?.id;
  const name = draft?.name;
  const stored = () => (account === undefined || name === undefined ? null : session.drafts.find(account, name));
  const [found, setFound] = useState(stored);
  const storedAt = useSyncExternalStore(session.drafts.subscribe, () => stored()?.at ?? null);
  const isStored = useRef(false);
  const text = name !== undefined && form.changeCount > 0 ? JSON.stringify(storedValues(form.getValues(), draft?.secrets)) : null;
  useEffect(() => {
    if (name === undefined || account === undefined || session.token() === null) return;
    if (text !== null) {
      session.drafts.save(account, name, JSON.parse(text), step ?? null);
      isStored.current = true;
    } else if (isStored.current) {
      // Saved, or typed back to what it was.
      session.drafts.remove(account, name);
      isStored.current = false;
    }
  }, [session, account, name, text, step]);
  const discard = () => {
    if (account !== undefined && name !== undefined) session.drafts.remove(account, name);
    setFound(null);
  };
  const fields = found ? matchingFields(found.values, form.getValues()) : {};
  const offered: OfferedDraft | null =
    found && Object.keys(fields).length > 0
      ? {
          at: found.at,
          restore: () => {
            form.reset({ ...form.getValues(), ...fields }, { keepDefaultValues: true });
            onRestore?.(found.step);
            setFound(null);
          },
          discard,
        }
      : null;
  return {
    offered,
    /** When what stands in the form now was stored; null where nothing is unsaved, or it could not be stored. */
    savedAt: text === null ? null : storedAt,
  };
}
