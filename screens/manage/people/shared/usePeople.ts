import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combined, type AsyncState } from '#design-system';
import { members, roles, type Member, type Role } from '#app/api/members/members.ts';
import { useAllPages } from '#screens/kit/pages/index.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { dataFlags, type DataFlag } from '#app/api/account/rights.ts';
import { flagsIn } from './rights.ts';

/** Why a member may not be changed by the reader. */
export type Lock = 'self' | 'owner' | 'above';

export interface Person extends Member {
  /** What they see where no app gives them permissions of its own. */
  flags: readonly DataFlag[];
  /** Null where the reader may change them. */
  lock: Lock | null;
}

export type PersonState = 'enabled' | 'pending' | 'disabled';

/** -3 is invited and not activated. */
export const stateOf = ({ status, isEnabled }: Pick<Member, 'status' | 'isEnabled'>): PersonState =>
  status === -3 ? 'pending' : isEnabled ? 'enabled' : 'disabled';

/** The service refuses the same: nobody changes himself, the owner, or who stands beside or above. */
export function lockOf(
  me: { id: number; roleCategory: number } | null,
  { id, roleCategory }: Pick<Member, 'id' | 'roleCategory'>,
): Lock | null {
  if (!me) return 'above';
  if (id === me.id) return 'self';
  if (roleCategory === 0) return 'owner';
  return roleCategory <= me.roleCategory ? 'above' : null;
}

export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>) => name ?? email;

/** Everybody of the company. */
export const useMembers = (isWanted = true): AsyncState<readonly Member[]> => useAllPages((place) => members.page(place), { isWanted });

/** Everybody of the company with what they see. */
export function usePeople(): AsyncState<readonly Person[]> & { roles: readonly Role[] } {
  const { account } = useSignedIn();
  const people = useMembers();
  const known = useQuery(roles.all());
  const rows = people.data;
  const roleList = known.data;
  const data = useMemo(() => {
    if (!rows || !roleList) return undefined;
    const flagsOf = new Map(roleList.map(({ id, auth }) => [id, flagsIn(auth)]));
    return rows.map((member) => {
      // Admins see everything, whatever their role says. A back end that does not say what somebody sees leaves it to the role.
      const byRole = member.roleCategory <= 2 ? dataFlags : (flagsOf.get(member.role ?? -1) ?? []);
      const flags = member.dataFlags ?? byRole;
      return Object.assign({}, member, { flags, lock: lockOf(account, member) });
    });
  }, [rows, roleList, account]);
  return { ...combined(people, known), data, roles: roleList ?? [] };
}
