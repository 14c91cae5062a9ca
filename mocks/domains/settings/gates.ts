import type { LogEntry } from '#app/api/ours/data/logs.ts';
import type { Check } from '#app/api/ours/checks.ts';
import { adAccountsOf, healthOf } from '../../world/ad-accounts/accounts.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import { storyOf } from '../../world/logs/journey.ts';
import { personBy, type PersonRecord } from '../../world/logs/person.ts';
import { callbackPage, callbacksOf, type CallbackRecord } from '../../world/services/callbacks.ts';
import type { World } from '../../world/world.ts';
import { answerOf } from './reach.ts';

interface Asked {
  by: 'order' | 'device' | 'account';
  value: string;
  /** Without one, the furthest that came. */
  event?: string | null;
  /** Without one, that of the ad network that got the install; else one that takes all. */
  callback?: number | null;
}

interface Gate {
  code: string;
  isOpen: boolean;
  values?: Record<string, string>;
  at?: string;
}

/** The gates of a conversion on its way to a target. Those after a closed gate are not checked. */
export function gatesOf(world: World, app: AppRecord, asked: Asked): Check[] {
  const gates = gatesFor(world, app, asked);
  const stop = gates.findIndex(({ isOpen }) => !isOpen);
  return gates.map(({ code, values = {}, at = null }, index) => {
    const level = stop < 0 || index < stop ? 'pass' : index === stop ? 'stop' : 'wait';
    return { code, level, values, at };
  });
}

/** An order is checked by its payment; a device or an account by its last step. */
const furthest = ['payment', 'order', 'register', 'install'] as const;

const isOf = (event: string) => (stop: LogEntry) => stop.kind !== 'callback' && (stop.event ?? stop.kind) === event;

const mappingIn = (callback: CallbackRecord | undefined, event: string) => callback?.events.find((one) => one.event === event);

/** The targets of an app, and which of them a conversion would go to. */
function targetOf(world: World, app: AppRecord, media: string | null, event: string, wanted: number | null) {
  const own = callbacksOf(world)
    .all()
    .filter(({ appkey }) => appkey === app.appkey);
  if (wanted !== null) return own.find(({ id }) => id === wanted);
  if (media !== null) return own.find((one) => one.media === media);
  return own.find((one) => mappingIn(one, event)?.scope === 'all');
}

/** Of the accounts through which an ad network takes conversions of an app, one that may do so; null where it needs none. */
function authorizationOf(world: World, app: AppRecord, media: string | null) {
  const accounts = adAccountsOf(world)
    .all()
    .filter((one) => one.owner === app.owner && one.media === media && one.apps.includes(app.id) && one.gives.includes('callbacks'));
  const valid = accounts.find((one) => !['broken', 'disabled'].includes(healthOf(world, one)));
  const shown = valid ?? accounts[0];
  return { isOpen: accounts.length === 0 || valid !== undefined, account: shown?.alias ?? '', until: shown?.expiresOn ?? '' };
}

function gatesFor(world: World, app: AppRecord, { by, value, event: wanted = null, callback: target = null }: Asked): Gate[] {
  const person = personBy(world, app, by, value);
  const stops = person ? storyOf(world, person).stops : [];
  const event = wanted ?? furthest.find((one) => stops.some(isOf(one))) ?? 'install';
  const conversion = stops.find(isOf(event));
  const channel = channelOf(person);
  const callback = targetOf(world, app, channel?.media ?? null, event, target);
  const mapping = mappingIn(callback, event);
  const takesAll = mapping?.scope === 'all';
  const named: Record<string, string> = callback ? { callback: String(callback.id), name: callback.name } : {};
  const at = callback
    ? `/manage/dataCallback?appkey=${app.appkey}&id=${callback.id}`
    : callbackPage(world, app.appkey, channel?.media ?? null);
  const { isOpen: isAuthorized, ...authorization } = authorizationOf(world, app, callback?.media ?? null);
  const answer = callback ? answerOf(callback.url ?? '') : null;
  const isRecorded = stops.some((stop) => stop.kind === 'callback' && stop.event === event && stop.result === 'fine');
  // What an ad network got stands in the journey; of other targets only their server tells.
  const isSent = callback?.media === channel?.media ? isRecorded : answer?.status === 200;
  return [
    { code: 'known', isOpen: person !== null },
    { code: 'converted', isOpen: conversion !== undefined, values: { event, ...(conversion && { time: conversion.at }) } },
    { code: 'attributed', isOpen: channel !== null || takesAll, values: { ...named, ...(channel && { channel: channel.name }) } },
    { code: 'callbackKept', isOpen: callback !== undefined, values: { ...named, ...(channel && { media: channel.media }) }, at },
    { code: 'scope', isOpen: takesAll || callback?.media === null || callback?.media === channel?.media, values: named, at },
    { code: 'callbackOn', isOpen: callback?.isOn === true, values: named, at },
    // A server of one's own gets an event by the name that it has here.
    {
      code: 'mapped',
      isOpen: callback?.media === null || Boolean(mapping?.mediaEvent),
      values: { event, mediaEvent: mapping?.mediaEvent ?? event },
      at,
    },
    { code: 'eventOn', isOpen: mapping?.isOn === true, values: { ...named, event }, at },
    { code: 'authorized', isOpen: isAuthorized, values: authorization, at: '/manage/channel' },
    { code: 'address', isOpen: answer !== null && answer.reason !== 'privateHost' && answer.reason !== 'notAddress', values: named, at },
    { code: 'sent', isOpen: isSent, values: named },
  ];
}

/** The channel that somebody came by; nobody who came by himself has one. */
const channelOf = (person: PersonRecord | null) => (person && person.ad.channel.weight > 0 ? person.ad.channel : null);
