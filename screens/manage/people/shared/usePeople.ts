import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combined, type AsyncState } from '#design-system';
import { members, roles, type Member, type Role } from '#app/api/members/members.ts';
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

/** The most that the service answers at once. */
const size = 500;

/** Everybody of the company: as many answers as they fill. */
export function useMembers(isWanted = true): AsyncState<readonly Member[]> {
  const first = useQuery({ ...members.page({ size }), enabled: isWanted });
  const { data } = first;
  const others = Math.max(0, Math.ceil((data?.total ?? 0) / size) - 1);
  const rest = useQueries({
    queries: Array.from({ length: others }, (_, index) => members.page({ page: index + 2, size })),
    combine: joined,
  });
  const all = useMemo(() => data && rest.data && [...data.rows, ...rest.data], [data, rest.data]);
  return { ...combined<unknown>(first, rest), data: all };
}

type Answer = Pick<UseQueryResult<{ rows: readonly Member[] }>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** Answers that are read as one. */
const joined = (answers: readonly Answer[]): AsyncState<readonly Member[]> => ({
  data: answers.every(({ data }) => data !== undefined) ? answers.flatMap(({ data }) => data?.rows ?? []) : undefined,
  error: answers.find(({ error }) => error)?.error ?? null,
  isFetching: answers.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
});

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
