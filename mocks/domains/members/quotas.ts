import { answer, type Answer } from '../../service/answer.ts';
import { badRequest } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import { monthOf, quotaFor, setQuota, usedBy } from '../../world/members/quotas.ts';
import type { World } from '../../world/world.ts';
import { quotas, type Quota } from '#app/api/members/quotas.ts';
import { requireManageableMember, member } from './toMember.ts';

function quotaOf(world: World, person: Account, isForApplets: boolean): Quota {
  const found = quotaFor(world, person, isForApplets);
  return {
    member: person.id,
    limit: found?.limit ?? null,
    used: usedBy(world, person, isForApplets),
    endsOn: monthOf(world).to,
    isConfirmed: found !== undefined,
  };
}

export const quotaAnswers: readonly Answer[] = [
  answer(quotas.of, ({ world, caller, input }) => quotaOf(world, member({ world, caller }, input.id), false)),
  answer(quotas.ofMiniPrograms, ({ world, caller, input }) => quotaOf(world, member({ world, caller }, input.id), true)),
  answer(quotas.confirm, ({ world, caller, input: { body } }) => {
    if (body.limit !== null && body.limit < 0) throw badRequest('flowLimit');
    setQuota(world, requireManageableMember({ world, caller }, body.member), body.isForMiniPrograms, body.limit);
    return null;
  }),
];
