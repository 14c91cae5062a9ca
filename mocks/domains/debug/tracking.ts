import { answer, answerPublic, type Answer } from '../../service/answer.ts';
import type { Incoming } from '../../service/incoming.ts';
import { noteRefused, receive } from '../../world/logs/received.ts';
import { note } from '../../world/logs/usage.ts';
import type { World } from '../../world/world.ts';
import { TrackingEvent, tracking } from '#app/api/tracking/tracking.ts';
import { decode } from '#app/api/wire/codec.ts';
import { usage } from '#app/api/tracking/usage.ts';

/** The raw values, so that the debug list shows what the developer sent. */
function take(world: World, sent: TrackingEvent, more: Readonly<Record<string, unknown>> = {}) {
  receive(world, sent, Object.assign({}, TrackingEvent.write(sent), more));
  return null;
}

/** What the declared call cannot read is refused as everywhere, and noted for its developer. */
const noting = (one: Answer): Answer => ({
  ...one,
  respond(asker, incoming) {
    note400(asker.world, one, incoming);
    return one.respond(asker, incoming);
  },
});

function note400(world: World, { endpoint }: Answer, { body }: Incoming) {
  const read = endpoint.body && decode(endpoint.body, body);
  if (!read || read.isRead) return;
  const sent = sentIn(body);
  const names = read.field.split('.').slice(1);
  const value = names.reduce<unknown>((within, name) => (isRecord(within) ? within[name] : undefined), sent);
  noteRefused(world, sent, {
    property: names.at(-1) ?? 'data',
    level: 'error',
    problem: value === undefined ? 'missing' : 'type',
    expected: read.reason.replace(/^expected /, ''),
    received: value === undefined ? null : value === null ? 'null' : typeof value,
  });
}

function sentIn(body: unknown): Record<string, unknown> {
  try {
    const sent: unknown = JSON.parse(isRecord(body) && typeof body['data'] === 'string' ? body['data'] : '');
    return isRecord(sent) ? sent : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const receiverAnswers: readonly Answer[] = [
  answerPublic(tracking.event, ({ world, input }) => take(world, input.body.data)),
  answerPublic(tracking.register, ({ world, input }) => take(world, input.body.data)),
  answerPublic(tracking.login, ({ world, input }) => take(world, input.body.data)),
  answerPublic(tracking.payment, ({ world, input }) => take(world, input.body.data)),
  answerPublic(tracking.duration, ({ world, input }) => {
    const { durations, ...sent } = input.body.data;
    return take(world, sent, { appdurations: durations });
  }),
];

export const trackingAnswers: readonly Answer[] = [
  ...receiverAnswers.map(noting),
  answer(usage.log, ({ world, caller, input: { body } }) => {
    note(world, caller.id, `${body.kind} ${body.menu.slice(0, 100)}`);
    return null;
  }),
  answer(usage.click, ({ world, caller, input: { body } }) => {
    note(world, caller.id, `click ${body.page.slice(0, 100)} ${body.name.slice(0, 100)}`);
    return null;
  }),
];
