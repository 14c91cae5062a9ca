import { answer, type Answer } from '../../service/answer.ts';
import { badRequest, forbidden, taken, unfit } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import { canBeGranted, grant, requestsOf, visibleRequests, type AccessRequest } from '../../world/members/requests.ts';
import { adAccounts, canEdit, canView, isAdmin } from '../../world/members/rights.ts';
import { endSessions } from '../../world/members/registration/sessions.ts';
import { momentOf } from '../../world/calendar.ts';
import type { World } from '../../world/world.ts';
import { account } from '#app/api/account/account.ts';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { profileOf } from './profile.ts';

export const shortestPassword = 8;

/** The demo account is shared, so it cannot be changed. */
export const ownChange = (caller: Account) => {
  if (caller.isDemo) throw forbidden();
};

/** The roles that can grant access to others. */
const gatekeepers = (world: World, caller: Account) =>
  world.accounts
    .all()
    .filter((person) => person.root === caller.root && !caller.isDemo && !person.isDemo && person.status === 1 && isAdmin(person));

/** Of another company: who works in this one is not for them. */
const isPartner = ({ isChannelPerson, category }: Account) => isChannelPerson || category === 5;

const toAccessRequest = (world: World, request: AccessRequest) => ({ ...request, from: world.accounts.find(request.from)?.email ?? '' });

export const accountAnswers: readonly Answer[] = [
  answer(account.detail, ({ world, caller }) => profileOf(world, caller)),
  answer(account.ofToken, ({ world, caller, input }) => {
    if (world.callerOf(input.token === undefined ? null : String(input.token))?.id !== caller.id) throw forbidden();
    return profileOf(world, caller);
  }),
  answer(account.update, ({ world, caller, input: { body } }) => {
    ownChange(caller);
    const isOwner = caller.id === caller.root;
    if (body.company && body.company !== profileOf(world, caller).company && !isOwner) throw forbidden();
    const company = isOwner ? (body.company ?? caller.company) : caller.company;
    const name = body.name ?? '';
    // A new registration is complete once it has a company and a name.
    const isActivated = caller.isActivated || (company !== '' && name !== '');
    world.accounts.change(caller.id, { company, name, phone: body.phone ?? '', isActivated });
    return null;
  }),
  answer(account.changePassword, ({ world, caller, token, input }) => {
    ownChange(caller);
    if (input.from !== caller.password) throw unfit(-999, 'oldPassword', '原密码不正确');
    if (input.to.length < shortestPassword) throw unfit(-999, 'newPassword', `密码至少 ${shortestPassword} 位`);
    world.accounts.change(caller.id, { password: input.to });
    endSessions(world, caller.id, token);
    return null;
  }),
  answer(account.avatar, ({ caller }) => ({ avatar: caller.avatar })),

  answer(ourAccount.saveAvatar, ({ world, caller, input: { body } }) => {
    ownChange(caller);
    //
    if (!/^avatar([1-9]|1\d|2[0-4])$/.test(body.avatar)) throw badRequest('accountLogo');
    world.accounts.change(caller.id, { avatar: body.avatar });
    return null;
  }),
  answer(ourAccount.signOutOthers, ({ world, caller, token }) => {
    ownChange(caller);
    endSessions(world, caller.id, token);
    return null;
  }),
  answer(ourAccount.requestAccess, ({ world, caller, input: { body } }) => {
    ownChange(caller);
    const requests = requestsOf(world);
    requests.put({ id: requests.nextId(), from: caller.id, ...body, at: momentOf(world.now), state: 'open', reason: null });
    return { sentTo: isPartner(caller) ? [] : gatekeepers(world, caller).map(({ email }) => email) };
  }),
  answer(ourAccount.accessRequests, ({ world, caller }) =>
    visibleRequests(world, caller).map((request) => toAccessRequest(world, request)),
  ),
  answer(ourAccount.answerAccessRequest, ({ world, caller, input }) => {
    const found = visibleRequests(world, caller).find(({ id }) => id === input.id);
    if (!found || !isAdmin(caller) || caller.isDemo) throw forbidden();
    const { state, reason } = input.body;
    if (found.state !== 'open') throw taken('该申请已处理');
    if (state === 'granted') {
      if (!canBeGranted(world, found)) throw taken('这个页面不能单独授予');
      // Nobody gives what they do not have.
      if (found.page === adAccounts && !canEdit(world, caller, adAccounts)) throw forbidden();
    }
    requestsOf(world).change(found.id, { state, reason: state === 'declined' ? reason : null });
    if (state === 'granted') grant(world, found);
    return null;
  }),
  answer(ourAccount.openers, ({ world, caller, input }) => {
    if (isPartner(caller)) throw forbidden();
    return gatekeepers(world, caller)
      .filter((person) => canView(world, person, input.page))
      .map(({ name, email }) => ({ name, email }));
  }),
];
