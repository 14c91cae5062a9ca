import { useEffect, useRef, useState } from 'react';
import { bilingual, Button, Note, useWords, type FieldForm } from '#design-system';
import { useSession, useSignedIn } from '#app/session/SessionProvider.tsx';
import { drafts, fitting } from './drafts.ts';

/** What a form of this house can be asked and told here. */
interface Draftable {
  changeCount: number;
  values: () => object;
  restore: (values: object) => void;
}

interface KeptDraftProps {
  of: Draftable;
  /** The form and what it is about: `app 1001`. */
  name: string;
}

/**
 * In a form, on a page or in a dialog: when the session ends in the middle, what was typed is kept until the same person opens the form
 * again, and is offered back. A form of nothing but passwords has none.
 */
export function KeptDraft({ of, name }: KeptDraftProps) {
  const t = useWords(words);
  const session = useSession();
  const account = useSignedIn().account?.id;
  const [found, setFound] = useState(() => (account === undefined ? {} : fitting(drafts.find(account, name), of.values())));
  const room = useRef<HTMLDivElement>(null);
  const latest = useRef({ of, account });
  useEffect(() => {
    if (account !== undefined) latest.current = { of, account };
  });
  useEffect(
    () => () => {
      const { of: form, account: owner } = latest.current;
      // Who signs out leaves nothing behind; who was thrown out comes back.
      if (session.get().ended === null || owner === undefined || form.changeCount === 0) return;
      drafts.keep(owner, name, form.values());
    },
    [session, name],
  );
  if (Object.keys(found).length === 0) return null;
  const finish = () => {
    if (account !== undefined) drafts.drop(account, name);
    setFound({});
  };
  const restore = () => {
    of.restore(found);
    // The button that was pressed goes away: one goes on where the form begins.
    room.current?.closest('form')?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
    finish();
  };
  return (
    <div ref={room}>
      <Note
        kind="info"
        title={t.title}
        action={
          <Button size="sm" onPress={restore}>
            {t.restore}
          </Button>
        }
        onClose={finish}
      >
        {t.why}
      </Note>
    </div>
  );
}

/** `<KeptDraft of={draftOf(form)} name="app 1001" />`. What is secret is named and not kept: `draftOf(form, ['password'])`. */
export function draftOf<Values extends object>(form: FieldForm<Values>, secrets: readonly (keyof Values & string)[] = []): Draftable {
  return {
    changeCount: form.changeCount,
    values: () => without(form.getValues(), secrets),
    restore: (values) => form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true }),
  };
}

const without = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

const words = bilingual({
  title: ['上次没有保存的内容还在', 'What you had not saved is still here'],
  why: ['登录失效前填写的内容可以恢复。', 'It was typed before the session ended.'],
  restore: ['恢复', 'Bring it back'],
});
