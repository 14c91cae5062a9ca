import type { Journey, LogEntry } from '#app/api/ours/data/logs.ts';
import type { Account } from '../world/members/account.ts';

/** Channel partners and demo accounts are no members of the company: they see whom they asked for, and of all others that they are others. */
export const seesMasked = ({ channels, isDemo }: Account) => channels !== null || isDemo;

/** Enough to tell two apart, not enough to find anybody. */
export const maskId = (id: string) => (id.length > 8 ? `${id.slice(0, 4)}…${id.slice(-2)}` : `${id.slice(0, 1)}…`);

/** What a log is about that names a person; a click id and the name of a medium's event do not. */
const isOfPerson = new Set<LogEntry['kind']>(['install', 'launch', 'register', 'login', 'order', 'payment', 'event', 'session']);

/** Where a payload names a person. What an app sends of its own is called as its developer likes, so the usual names stand here in full. */
const idKeys = new Set(
  (
    'who userid accountid openid unionid deviceid idfa idfv oaid imei meid androidid gaid caid aaid mac serial transactionid orderid ' +
    'sessionid eventid phone mobile email ip'
  ).split(' '),
);
const isIdKey = (key: string) => idKeys.has(key.toLowerCase().replaceAll(/[^a-z]/g, ''));

/** Shorter ones would be found in words and numbers that have nothing to do with them. */
const shortestInText = 6;

/** A journey with the identifiers of people masked, in every log and its payload, but for the one that was searched by. */
export function maskJourney(journey: Omit<Journey, 'isMasked'>, searched: string): Journey {
  const typed = searched.trim().toLowerCase();
  const isHidden = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.toLowerCase() !== typed;
  const all = [...journey.stops, ...journey.losers];
  const ids = new Set(
    [
      journey.device?.deviceId,
      ...all.map(({ kind, proof }) => (isOfPerson.has(kind) ? proof : null)),
      ...all.flatMap(({ payload }) => idsIn(payload)),
    ].filter(isHidden),
  );
  // The longest first: one may begin like another.
  const inText = [...ids].filter(({ length }) => length >= shortestInText).toSorted((a, b) => b.length - a.length);
  const plain = (text: string) => inText.reduce((masked, id) => masked.replaceAll(id, maskId(id)), text);
  const idOf = (id: string) => (ids.has(id) ? maskId(id) : id);
  const payloadOf = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => payloadOf(one, key));
    if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, payloadOf(one, name)]));
    if (isIdKey(key) && (typeof value === 'string' || typeof value === 'number')) return idOf(String(value));
    return typeof value === 'string' ? plain(value) : value;
  };
  const masked = (entry: LogEntry): LogEntry => ({
    ...entry,
    proof: entry.proof === null ? null : idOf(entry.proof),
    payload: payloadOf(entry.payload),
  });
  return {
    device: journey.device && { ...journey.device, deviceId: idOf(journey.device.deviceId) },
    stops: journey.stops.map(masked),
    losers: journey.losers.map(masked),
    isMasked: true,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a payload says under the name of an identifier, at any depth. */
function idsIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, key));
  if (isRecord(value)) return Object.entries(value).flatMap(([name, one]) => idsIn(one, name));
  return isIdKey(key) && (typeof value === 'string' || typeof value === 'number') ? [String(value)] : [];
}
