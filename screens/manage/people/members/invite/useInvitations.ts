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

/** Invites one after the other and keeps what became of each. Who is invited already is never sent again. */
export function useInvitations() {
  const t = useWords(words);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const invite = useEach({ call: members.invite });
  const grant = useEach({ call: members.grant });
  const put = (email: string, outcome: Outcome) => setOutcomes((known) => new Map(known).set(email, outcome));

  const send = async (emails: readonly string[], { role, apps, channels, flags }: Given) => {
    for (const email of emails) put(email, { is: 'sending' });
    const invited: { email: string; id: number }[] = [];
    const common = {
      name: null,
      role: role.id,
      apps: [...apps],
      channels: channels.length ? [...channels] : null,
      canCreateApps: null,
      canManageAdAccounts: null,
    };
    await invite.run(
      emails.map((email) => ({ body: { email, ...common } })),
      ({ input, result, reason }) => {
        const { email } = input.body;
        if (result) invited.push({ email, id: result.id });
        put(email, result ? { is: 'sent', note: null } : { is: 'failed', reason: reason ?? '' });
      },
    );
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
