import type { AppRecord } from '../../world/apps/app.ts';
import { storyOf } from '../../world/logs/journey.ts';
import { personBy } from '../../world/logs/person.ts';
import { callbackPage, callbacksOf } from '../../world/services/callbacks.ts';
import type { World } from '../../world/world.ts';
import type { Check } from '#app/api/ours/checks.ts';

interface Asked {
  by: 'order' | 'device' | 'account';
  value: string;
}

interface Gate {
  code: string;
  isOpen: boolean;
  values?: Record<string, string>;
  at?: string;
}

/** The gates of a conversion on its way to an ad network. Those after a closed gate are not checked. */
export function gatesOf(world: World, app: AppRecord, { by, value }: Asked): Check[] {
  const gates = gatesFor(world, app, by, value);
  const stop = gates.findIndex(({ isOpen }) => !isOpen);
  return gates.map(({ code, values = {}, at = null }, index) => {
    const level = stop < 0 || index < stop ? 'pass' : index === stop ? 'stop' : 'wait';
    return { code, level, values, at };
  });
}

function gatesFor(world: World, app: AppRecord, by: Asked['by'], value: string): Gate[] {
  const person = personBy(world, app, by, value);
  const isPaid = person !== null && person.ad.channel.weight > 0;
  const stops = person ? storyOf(world, person).stops : [];
  // An order is checked by its payment; a device or an account by its last step.
  const event = ['payment', 'register', 'install'].find((one) => stops.some(({ kind }) => kind === one)) ?? 'install';
  const channel = isPaid ? person.ad.channel : null;
  const callback = callbacksOf(world)
    .all()
    .find(({ appkey, media }) => appkey === app.appkey && media === channel?.media);
  const mapping = callback?.events.find((one) => one.event === event);
  const at = callbackPage(world, app.appkey, channel?.media ?? null);
  return [
    { code: 'known', isOpen: person !== null },
    { code: 'attributed', isOpen: channel !== null, values: channel ? { channel: channel.name } : {} },
    { code: 'converted', isOpen: stops.some(({ kind }) => kind === event), values: { event } },
    { code: 'callbackKept', isOpen: callback !== undefined, values: channel ? { media: channel.media } : {}, at },
    { code: 'callbackOn', isOpen: callback?.isOn === true, at },
    { code: 'eventOn', isOpen: mapping?.isOn === true, values: { event, mediaEvent: mapping?.mediaEvent ?? '' }, at },
    { code: 'sent', isOpen: stops.some((stop) => stop.kind === 'callback' && stop.event === event && stop.result === 'fine') },
  ];
}
