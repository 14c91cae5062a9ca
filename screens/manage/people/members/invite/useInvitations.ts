import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#design-system';
import type { DataFlag } from '#app/api/account/rights.ts';
import { members, type Role } from '#app/api/members/members.ts';
import { useEach } from '#screens/kit/acts/index.ts';
import { words } from './words.ts';

/** What all of the invited are given. */
export interface Given {
  role: Role;
  apps: readonly number[];
  channels: readonly number[];
  /** Null where the role decides. */
  flags: readonly DataFlag[] | null;
}

/** What became of one address. */
export type Outcome = { is: 'sending' } | { is: 'sent'; note: string | null } | { is: 'failed'; reason: string };

/**
 * Invites one after the other and keeps what became of each. Who is invited already is never sent again: the call carries no key, so after a lost
 * answer the list of members says whether it went through.
 */
export function useInvitations() {
  const t = useWords(words);
  const cache = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  /** Addresses whose answer was lost and whose state is still unknown. */
  const [lost] = useState(() => new Set<string>());
  const invite = useEach({ call: members.invite });
  const grant = useEach({ call: members.grant });
  const put = (email: string, outcome: Outcome) => setOutcomes((known) => new Map(known).set(email, outcome));

  const idOf = async (email: string): Promise<number | undefined> => {
    const { rows } = await cache.fetchQuery({ ...members.page({ search: email }), staleTime: 0 });
    return rows.find((member) => member.email.toLowerCase() === email.toLowerCase())?.id;
  };
  /** Looks up each lost address and gives those that were invited. */
  const settle = async (emails: readonly string[]): Promise<Invited[]> => {
    const found = await Promise.all(
      emails.map(async (email): Promise<Invited[]> => {
        try {
          const id = await idOf(email);
          lost.delete(email);
          put(email, id === undefined ? { is: 'failed', reason: t.notInvited } : { is: 'sent', note: null });
          return id === undefined ? [] : [{ email, id }];
        } catch {
          put(email, { is: 'failed', reason: t.notChecked });
          return [];
        }
      }),
    );
    return found.flat();
  };

  const send = async (emails: readonly string[], { role, apps, channels, flags }: Given) => {
    for (const email of emails) put(email, { is: 'sending' });
    const invited = await settle(emails.filter((email) => lost.has(email)));
    const common = {
      name: null,
      role: role.id,
      apps: [...apps],
      channels: channels.length ? [...channels] : null,
      canCreateApps: null,
      canManageAdAccounts: null,
    };
    const open = emails.filter((email) => !lost.has(email) && !invited.some((one) => one.email === email));
    await invite.run(
      open.map((email) => ({ body: { email, ...common } })),
      ({ input, result, reason, isUnknown }) => {
        const { email } = input.body;
        if (isUnknown) lost.add(email);
        else put(email, result ? { is: 'sent', note: null } : { is: 'failed', reason: reason ?? '' });
        if (result) invited.push({ email, id: result.id });
      },
    );
    invited.push(...(await settle(open.filter((email) => lost.has(email)))));
    if (!flags) return;
    const own = withFlags(role, flags);
    await grant.run(
      invited.map(({ id }) => ({ body: { member: id, app: null, ...own } })),
      ({ reason }, index) => {
        const one = invited[index];
        if (one && reason !== undefined) put(one.email, { is: 'sent', note: t.sentWithoutData(reason) });
      },
    );
  };
  return { outcomes, send, isRunning: invite.isRunning || grant.isRunning };
}

interface Invited {
  email: string;
  id: number;
}

/** The pages of a role with other data. */
function withFlags({ auth }: Role, flags: readonly DataFlag[]) {
  const has = (flag: DataFlag) => flags.includes(flag);
  return {
    ...auth,
    pay: has('pay'),
    retention: has('retention'),
    natural: has('natural'),
    top: has('top'),
    order: has('order'),
    event: has('event'),
  };
}
