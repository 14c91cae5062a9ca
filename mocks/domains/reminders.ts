import { answer, type Answer } from '../service/answer.ts';
import { remindersOf } from '../world/notices/reads.ts';
import type { Account } from '../world/members/account.ts';
import { arouseOf, endingOf, fakeOf, waitingToLaunch } from '../world/services/reminders.ts';
import { momentOf } from '../world/calendar.ts';
import type { World } from '../world/world.ts';
import { reminders } from '#app/api/notices/reminders.ts';
import type { Service, ServiceReminder } from '#app/api/services/shapes.ts';

const isReminded = (world: World, { id }: Account, title: string) => remindersOf(world).find(`${id}/${title}`) !== undefined;

const remind = (world: World, { id }: Account, title: string) =>
  void remindersOf(world).put({ account: id, title, at: momentOf(world.now) });

/** Services that end soon and were not shown yet. */
function dueOf(world: World, caller: Account): ServiceReminder {
  const due = (service: Service) => (isReminded(world, caller, `service/${service}`) ? null : endingOf(world, caller, service));
  const fake = due('fake');
  const arouse = due('arouse');
  return {
    fake: fake && fakeOf(world, caller, fake),
    arouse: arouse && arouseOf(world, arouse),
    appOnline: waitingToLaunch(world, world.appsOf(caller)),
  };
}

export const reminderAnswers: readonly Answer[] = [
  answer(reminders.isRead, ({ world, caller, input }) => isReminded(world, caller, input.title)),
  answer(reminders.markRead, ({ world, caller, input }) => {
    remind(world, caller, input.title);
    return null;
  }),
  answer(reminders.services, ({ world, caller }) =>
    caller.isChannelPerson ? { fake: null, arouse: null, appOnline: null } : dueOf(world, caller),
  ),
  answer(reminders.markServiceRead, ({ world, caller, input: { body } }) => {
    remind(world, caller, `service/${body.service}`);
    return null;
  }),
  answer(reminders.hasMobdnaNotice, ({ world, caller }) => caller.root === 11 && !isReminded(world, caller, 'mobdna')),
  answer(reminders.answerMobdnaNotice, ({ world, caller }) => {
    remind(world, caller, 'mobdna');
    return null;
  }),
];
