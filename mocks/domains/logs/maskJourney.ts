import type { Journey, LogEntry } from '#app/api/ours/data/logs.ts';
import type { Account } from '../../world/members/account.ts';
import { idsIn, isClickKey, isIdKey, replaceIds } from './replaceIds.ts';

/** Channel partners and demo accounts are no members of the company: they see whom they asked for, and of all others that they are others. */
export const seesMasked = ({ channels, isDemo }: Account) => channels !== null || isDemo;

/** Enough to tell two apart, not enough to find anybody. */
export const maskId = (id: string) => (id.length > 8 ? `${id.slice(0, 4)}…${id.slice(-2)}` : `${id.slice(0, 1)}…`);

/** What a log is about that names a person; the name of a medium's event does not. */
const isOfPerson = new Set<LogEntry['kind']>(['install', 'launch', 'register', 'login', 'order', 'payment', 'event', 'session']);

interface Masking {
  /** The one that was searched by: it stays, since the reader knew it. */
  searched: string;
  /** A partner's channel has its click ids itself. To anybody else they lead to a person as a device does. */
  keepsClicks: boolean;
}

/** A journey with the identifiers of people masked, in every log and its payload. */
export function maskJourney(journey: Omit<Journey, 'isMasked'>, { searched, keepsClicks }: Masking): Journey {
  const typed = searched.trim().toLowerCase();
  const isHidden = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.toLowerCase() !== typed;
  const all = [...journey.stops, ...journey.losers];
  const isOfClick = ({ kind }: LogEntry) => !keepsClicks && kind === 'click';
  const isKey = (key: string) => isIdKey(key) || (!keepsClicks && isClickKey(key));
  const ids = new Set(
    [
      journey.device?.deviceId,
      ...all.map((entry) => (isOfPerson.has(entry.kind) || isOfClick(entry) ? entry.proof : null)),
      ...all.flatMap(({ payload }) => idsIn(payload, isKey)),
    ].filter(isHidden),
  );
  const { idOf, payloadOf } = replaceIds(ids, maskId);
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
