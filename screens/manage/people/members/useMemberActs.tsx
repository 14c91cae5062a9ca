import { useWords } from '#design-system';
import { members } from '#app/api/members/members.ts';
import { undoBy, useAct } from '#screens/kit/acts/index.ts';
import { nameOf, type Person } from '../shared/usePeople.ts';
import { RemovalEffects } from './RemovalEffects.tsx';
import { words } from './words.ts';

/** What can be done with one member. */
export function useMemberActs() {
  const t = useWords(words);
  const enable = useAct({
    call: members.enable(),
    done: (person: Person) => t.enabledOne(nameOf(person)),
    undo: ({ id }) => undoBy(members.disable(), { id }),
  });
  const disable = useAct({
    call: members.disable(),
    confirm: (person: Person) => ({ title: t.disableTitle(nameOf(person)), children: t.disableText, act: t.disable, kind: 'danger' }),
    done: (person) => t.disabledOne(nameOf(person)),
    undo: ({ id }) => undoBy(members.enable(), { id }),
  });
  const resend = useAct({ call: members.resendInvitation(), done: (person: Person) => t.resent(person.email) });
  const remove = useAct({
    call: members.delete(),
    confirm: (person: Person) => ({
      title: t.removeTitle(nameOf(person)),
      children: <RemovalEffects of={person} />,
      act: t.remove,
      kind: 'danger',
      typed: nameOf(person).trim(),
    }),
    done: (person) => t.removedOne(nameOf(person)),
  });
  return { enable: enable.run, disable: disable.run, resend: resend.run, remove: remove.run };
}

export type MemberActs = ReturnType<typeof useMemberActs>;
