import { answer, answerPublic, type Answer } from '../../service/answer.ts';
import { receive } from '../../world/logs/received.ts';
import { note } from '../../world/logs/usage.ts';
import type { World } from '../../world/world.ts';
import { TrackingEvent, tracking } from '#app/api/tracking/tracking.ts';
import { usage } from '#app/api/tracking/usage.ts';

/** The raw values, so that the debug list shows what the developer sent. */
function take(world: World, sent: TrackingEvent, more: Readonly<Record<string, unknown>> = {}) {
  receive(world, sent, Object.assign({}, TrackingEvent.write(sent), more));
  return null;
}

export const trackingAnswers: readonly Answer[] = [
  answerPublic(tracking.event, ({ world, input }) => take(world, input.body.data)),
  answerPublic(tracking.register, ({ world, input }) => take(world, input.body.data)),
  answerPublic(tracking.login, ({ world, input }) => take(world, input.body.data)),
  answerPublic(tracking.payment, ({ world, input }) => take(world, input.body.data)),
  answerPublic(tracking.duration, ({ world, input }) => {
    const { durations, ...sent } = input.body.data;
    return take(world, sent, { appdurations: durations });
  }),
  answer(usage.log, ({ world, caller, input: { body } }) => {
    note(world, caller.id, `${body.kind} ${body.menu.slice(0, 100)}`);
    return null;
  }),
  answer(usage.click, ({ world, caller, input: { body } }) => {
    note(world, caller.id, `click ${body.page.slice(0, 100)} ${body.name.slice(0, 100)}`);
    return null;
  }),
];
