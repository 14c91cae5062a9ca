import { Eye, KeyRound, MailPlus, Power, PowerOff, Trash2, UserRound } from 'lucide-react';
import { MenuDivider, MenuItem, useWords } from '#design-system';
import { nameOf, stateOf, type Person } from '../shared/usePeople.ts';
import { usePreview } from '../shared/usePreview.ts';
import type { MemberActs } from './useMemberActs.tsx';
import { words } from './words.ts';

interface MemberMenuProps {
  person: Person;
  acts: MemberActs;
  /** The address of the member's drawer. */
  href: string;
}

/** What can be done with one member. What cannot be done says why. */
export function MemberMenu({ person, acts, href }: MemberMenuProps) {
  const t = useWords(words);
  const preview = usePreview();
  const state = stateOf(person);
  const lock = person.lock ? t[person.lock] : undefined;
  return (
    <>
      <MenuItem icon={UserRound} href={href}>
        {t.open}
      </MenuItem>
      <MenuItem icon={KeyRound} href={`/manage/authpower?id=${person.id}`} disabledReason={lock}>
        {t.permissions}
      </MenuItem>
      <MenuItem icon={Eye} disabledReason={lock} onAction={() => void preview({ member: person.id }, nameOf(person), state)}>
        {t.preview}
      </MenuItem>
      {state === 'pending' && (
        <MenuItem icon={MailPlus} disabledReason={lock} onAction={() => void acts.resend(person)}>
          {t.resend}
        </MenuItem>
      )}
      <MenuDivider />
      {state === 'disabled' ? (
        <MenuItem icon={Power} disabledReason={lock} onAction={() => void acts.enable(person)}>
          {t.enable}
        </MenuItem>
      ) : (
        <MenuItem
          icon={PowerOff}
          disabledReason={lock ?? (state === 'pending' ? t.notActivated : undefined)}
          onAction={() => void acts.disable(person)}
        >
          {t.disable}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} isDanger disabledReason={lock} onAction={() => void acts.remove(person)}>
        {t.remove}
      </MenuItem>
    </>
  );
}
