import { answer, answerAnyone, type Answer } from '../../service/answer.ts';
import { receive } from '../../world/logs/received.ts';
import { note } from '../../world/logs/usage.ts';
import type { World } from '../../world/world.ts';
import { TrackingEvent, tracking } from '#app/api/tracking/tracking.ts';
import { usage } from '#app/api/tracking/usage.ts';

/** As it stood on the wire, so that the debug list shows what a developer has written. */
function take(world: World, sent: TrackingEvent, more: Readonly<Record<string, unknown>> = {}) {
  receive(world, sent, Object.assign({}, TrackingEvent.write(sent), more));
  return null;
}

export const trackingAnswers: readonly Answer[] = [
  answerAnyone(tracking.event, ({ world, input }) => take(world, input.body.data)),
  answerAnyone(tracking.register, ({ world, input }) => take(world, input.body.data)),
  answerAnyone(tracking.login, ({ world, input }) => take(world, input.body.data)),
  answerAnyone(tracking.payment, ({ world, input }) => take(world, input.body.data)),
  answerAnyone(tracking.duration, ({ world, input }) => {
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
