import { callbackAt, callbackPage } from '../services/callbacks.ts';
import { adChannels } from '../campaigns/seed-channels.ts';
import { hash, share, whole } from '../random.ts';
import { indexOf, later, momentOf, type Now } from '../calendar.ts';
import type { World } from '../world.ts';
import { lostClicks, type PersonRecord } from './person.ts';
import { clickBefore, secondsBetween } from './suspects.ts';
import type { LogEntry } from '#app/api/ours/data/logs.ts';

/** What happened to one of the people, oldest first, and the clicks that were not the reason. Nothing of it is later than now. */
export interface Story {
  stops: readonly LogEntry[];
  losers: readonly LogEntry[];
}

type Draft = Pick<LogEntry, 'kind'> & Partial<LogEntry> & { when: Now; second?: number };

export function storyOf(world: World, person: PersonRecord): Story {
  const drafts = person.fraud
    ? suspected(world, person, person.fraud)
    : [...beforeInstall(person), ...installation(person), ...sent(world, person, 'install'), ...afterwards(world, person)];
  const stops = drafts.map((draft, index) => entryOf(person, draft, index));
  const now = momentOf(world.now, 59);
  const past = stops.filter(({ at }) => at <= now).toSorted((a, b) => a.at.localeCompare(b.at));
  return { stops: past, losers: losersOf(person) };
}

const isNatural = ({ ad }: PersonRecord) => ad.channel.weight === 0;
const chance = ({ app, number }: PersonRecord, name: string) => share('story', app.id, number, name);
const between = ({ app, number }: PersonRecord, name: string, from: number, to: number) => whole(from, to, 'story', app.id, number, name);

function entryOf(person: PersonRecord, { when, second, ...given }: Draft, index: number): LogEntry {
  const at = momentOf(when, second ?? hash('second', person.app.id, person.number, index) % 60);
  const { ad, app, device } = person;
  const isOfAd = !isNatural(person) && ['impression', 'click', 'install', 'block', 'flag', 'callback'].includes(given.kind);
  const entry = {
    id: `${app.id}-${person.number}-${index}`,
    at,
    event: null,
    result: 'fine',
    channel: isOfAd ? ad.channel.name : null,
    campaign: isOfAd ? ad.campaign.id : null,
    campaignName: isOfAd ? ad.campaign.name : null,
    proof: null,
    amount: null,
    reason: null,
    values: {},
    mendedAt: null,
    ...given,
  } as const;
  const context = { deviceid: device.deviceId, model: device.model, osversion: device.os };
  const payload = {
    what: entry.event ?? entry.kind,
    appid: app.appkey,
    when: at,
    context,
    ...(isOfAd && { attribution: { channel: ad.channel.media, campaignid: ad.campaign.id, ad: ad.id, clickid: person.click } }),
    ...(entry.amount !== null && { currencyamount: entry.amount, currencytype: 'CNY' }),
  };
  return { ...entry, payload };
}

function beforeInstall(person: PersonRecord): Draft[] {
  if (isNatural(person)) return [];
  const click = later(person.came, -delayOf(person));
  const blocked: Draft[] =
    chance(person, 'blocked') < person.ad.channel.fraud * 4
      ? [
          {
            kind: 'block',
            when: later(click, -1),
            result: 'blocked',
            reason: 'clickFlood',
            values: { perMinute: String(between(person, 'flood', 40, 400)) },
          },
        ]
      : [];
  const seen: Draft = { kind: 'impression', when: later(click, -between(person, 'seen', 0, 2)), second: 1, proof: person.ad.name };
  return [seen, ...blocked, { kind: 'click', when: click, second: 7, proof: person.click }];
}

/** Minutes from the click to the first start: mostly a few. */
const delayOf = (person: PersonRecord) => 1 + Math.floor(chance(person, 'delay') ** 4 * 2_000);

function installation(person: PersonRecord): Draft[] {
  const proof = person.device.deviceId;
  if (isNatural(person)) return [{ kind: 'install', when: person.came, event: 'install', second: 20, proof, reason: 'noClick' }];
  const values = {
    matchedBy: person.device.kind,
    windowDays: '7',
    delaySeconds: String(delayOf(person) * 60 + 13),
    candidates: String(losersOf(person).length + 1),
  };
  return [{ kind: 'install', when: person.came, event: 'install', second: 20, proof, reason: 'lastClick', values }];
}

type Fraud = NonNullable<PersonRecord['fraud']>;

/** An install that was blocked before it counted, or counted and was flagged within seven days. */
function suspected(world: World, person: PersonRecord, fraud: Fraud): Draft[] {
  const { came, device, click } = person;
  const { reason, isBlocked, second } = fraud;
  const gap = secondsBetween(person.app, person.number, reason);
  const clicked: Draft = {
    kind: 'click',
    ...clickBefore({ came, second }, gap),
    proof: click,
  };
  const values = reason === 'clickFlood' ? { perMinute: String(between(person, 'flood', 40, 400)) } : { seconds: String(gap) };
  const verdict = { result: 'blocked', reason, values } as const;
  if (isBlocked) return [clicked, { kind: 'block', when: came, second, ...verdict }];
  const matched = { matchedBy: device.kind, windowDays: '7', delaySeconds: String(gap), candidates: String(losersOf(person).length + 1) };
  const minutes = Math.max(0, Math.min(7 * 1440, minutesTo(world.now, came)) - 1);
  return [
    clicked,
    { kind: 'install', when: came, event: 'install', second, proof: device.deviceId, reason: 'lastClick', values: matched },
    { kind: 'launch', event: 'startup', when: came, second },
    ...sent(world, person, 'install', later(came, 1)),
    { kind: 'flag', when: later(came, between(person, 'flagged', Math.min(30, minutes), minutes)), second: 59, ...verdict },
  ];
}

const minutesTo = (now: Now, came: Now) => (indexOf(now.day) - indexOf(came.day)) * 1440 + now.minute - came.minute;

/** Whether a conversion was sent to the ad network, as that was set up then; if not, why, and where it is fixed for those to come. */
function sent(world: World, person: PersonRecord, event: string, when: Now = person.came): Draft[] {
  if (isNatural(person)) return [];
  const { app, ad } = person;
  const { media } = ad.channel;
  const callback = callbackAt(world, app.appkey, media, momentOf(when, 40));
  const mapping = callback?.events.find((one) => one.event === event);
  const base = { kind: 'callback', event, when, second: 40 } as const;
  if (callback?.isOn && mapping?.isOn) return [{ ...base, proof: mapping.mediaEvent, reason: 'callbackSent' }];
  const reason = !callback ? 'callbackNone' : callback.isOn ? 'callbackEventOff' : 'callbackOff';
  return [{ ...base, result: 'missing', reason, mendedAt: callbackPage(world, app.appkey, media) }];
}

function afterwards(world: World, person: PersonRecord): Draft[] {
  const { came, account, order } = person;
  const drafts: Draft[] = [{ kind: 'launch', event: 'startup', when: came, second: 22 }];
  const registered = later(came, between(person, 'registers', 1, 9));
  if (chance(person, 'registers') < 0.62) {
    drafts.push(
      { kind: 'register', event: 'register', when: registered, proof: account },
      ...sent(world, person, 'register', later(registered, 1)),
    );
    drafts.push({ kind: 'login', event: 'loggedin', when: later(registered, 1), proof: account });
  }
  const days = chance(person, 'stays') < 0.4 ? between(person, 'days', 1, 9) : 0;
  for (let day = 0; day <= days; day++) {
    const start = later(came, day * 1440 + between(person, `session ${day}`, day === 0 ? 10 : -90, 120));
    const seconds = String(between(person, `lasts ${day}`, 40, 1_900));
    drafts.push({ kind: 'session', event: 'appduration', when: start, values: { seconds } });
  }
  if (chance(person, 'pays') < 0.2) {
    const when = later(registered, between(person, 'pays', 20, 9_000));
    const amount = [6, 30, 68, 128, 328][hash('amount', person.app.id, person.number) % 5] ?? 6;
    drafts.push({ kind: 'order', event: 'order', when, proof: order, amount });
    drafts.push(
      { kind: 'payment', event: 'payment', when: later(when, 1), proof: order, amount },
      ...sent(world, person, 'payment', later(when, 2)),
    );
  }
  return drafts;
}

/** Clicks on other ads, too early or no longer within the window. */
function losersOf(person: PersonRecord): LogEntry[] {
  return lostClicks(person).map((click, index) => {
    const isOld = index === 1;
    const when = later(person.came, -delayOf(person) - (isOld ? 11_000 : between(person, 'earlier', 30, 2_800)));
    const draft: Draft = {
      kind: 'click',
      when,
      proof: click,
      reason: isOld ? 'outOfWindow' : 'earlierClick',
      values: isOld ? { windowDays: '7' } : {},
    };
    const others = adChannels.filter(({ id }) => id !== person.ad.channel.id);
    const channel = others[hash('rival', person.app.id, person.number, index) % 8]?.name ?? null;
    const { payload: _payload, ...entry } = entryOf(person, draft, 90 + index);
    const payload = {
      what: 'click',
      appid: person.app.appkey,
      when: entry.at,
      clickid: click,
      context: { deviceid: person.device.deviceId },
    };
    return Object.assign(entry, { channel, campaign: null, campaignName: null, payload });
  });
}
