import { appSettings } from '#app/api/ours/apps/settings.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { requireEditableApp, requireVisibleApp } from '../../service/access.ts';
import { badRequest } from '../../service/refusal.ts';
import { indexOf } from '../../world/calendar.ts';
import { placeOf, type Fact } from '../../world/facts/fact.ts';
import { sumFacts } from '../../world/facts/sumFacts.ts';
import { eventsOf } from '../../world/logs/seed-events.ts';
import { namesFor, saveNames } from '../../world/apps/trackingNames.ts';

const page = 'systemparam@config';

/** The fact that counts an event. What an app makes up itself is not counted by the day. */
const facts: Readonly<Record<string, Fact>> = {
  install: 'installs',
  register: 'registrations',
  loggedin: 'logins',
  order: 'orders',
  payment: 'payers',
};

export const appSettingAnswers: readonly Answer[] = [
  answer(appSettings.tracking, ({ world, caller, input }) => {
    const app = requireVisibleApp({ world, caller }, input.app, page);
    const { events, parameters } = namesFor(world, app.id);
    const yesterday = indexOf(world.now.day) - 1;
    const sums = sumFacts(world.promotionOf(app).books, { by: 'all', facts: Object.values(facts) }, { from: yesterday, to: yesterday });
    const all = sums.get('all');
    return {
      events: eventsOf(app.platform).map(({ event }) => {
        const { chinese = null, english = null, isKey = false } = events.find((one) => one.event === event) ?? {};
        const fact = facts[event];
        return { event, chinese, english, isKey, isCustom: event === 'level_up', count: fact ? (all?.[placeOf[fact]] ?? 0) : 0 };
      }),
      parameters,
    };
  }),
  answer(appSettings.saveTracking, ({ world, caller, input: { app, body } }) => {
    requireEditableApp({ world, caller }, app, page);
    const keys = body.parameters.map(({ key }) => key);
    if (keys.some((key) => !key.trim()) || new Set(keys).size < keys.length) throw badRequest('parameters');
    saveNames(world, { app, ...body });
    return null;
  }),
];
