import type { Device } from '#app/api/devices.ts';

export type DeviceKind = Device['kind'];

/** Why a line cannot be a device. */
export type Problem = 'email' | 'zeros' | 'length' | 'unknown';

/** One pasted line with what it may be: several kinds where their forms are alike, none where it is no device. */
export interface PastedDevice {
  /** Its place in the paste, from 0. */
  place: number;
  deviceId: string;
  /** What stands behind the id on its line. */
  name: string | null;
  kinds: readonly DeviceKind[];
  problem: Problem | null;
  /** The name of the listed device, or that it stands above. */
  duplicate: { is: 'listed'; name: string } | { is: 'repeated' } | null;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const hex = /^[\da-f]+$/i;

/** What the form of an id says of its kind. Apple writes in capitals, Google and the OAID of some makers in small letters. */
export function kindsOf(id: string): { kinds: readonly DeviceKind[]; problem: Problem | null } {
  const none = (problem: Problem) => ({ kinds: [], problem });
  if (id.includes('@')) return none('email');
  if (/^[0-]+$/.test(id)) return none('zeros');
  if (uuid.test(id)) return { kinds: id === id.toUpperCase() ? ['IDFA', 'IDFV'] : ['OAID', 'GAID'], problem: null };
  if (/^\d{15}$/.test(id)) return hasCheckDigit(id) ? { kinds: ['IMEI'], problem: null } : none('unknown');
  if (!hex.test(id)) return none('unknown');
  if (id.length === 16) return { kinds: ['OAID', 'AndroidID'], problem: null };
  if (id.length === 32) return { kinds: ['CAID', 'OAID'], problem: null };
  if (id.length === 64) return { kinds: ['OAID'], problem: null };
  return none('length');
}

/** Luhn: the last digit of an IMEI follows from the others. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const separators = /[\s,，;；]+/;

/** The ids of a line, or one id with a name behind it: a word that cannot be an id begins the name. */
function idsOf(line: string): { deviceId: string; name: string | null }[] {
  const words = line.split(separators).filter(Boolean);
  const [deviceId, second] = words;
  const isNamed = second !== undefined && kindsOf(second).problem === 'unknown' && !/^[\d-]+$/.test(second);
  if (deviceId !== undefined && isNamed && kindsOf(deviceId).problem === null) return [{ deviceId, name: words.slice(1).join(' ') }];
  return words.map((word) => ({ deviceId: word, name: null }));
}

/** Lines, or ids with commas or spaces between them; `listed` are those that are on the list already, by id. */
export function recognise(text: string, listed: ReadonlyMap<string, string>): PastedDevice[] {
  const seen = new Set<string>();
  return text
    .split('\n')
    .flatMap(idsOf)
    .map(({ deviceId, name: own }, place): PastedDevice => {
      const key = deviceId.toLowerCase();
      const { kinds, problem } = kindsOf(deviceId);
      const name = listed.get(key);
      const duplicate = problem
        ? null
        : name !== undefined
          ? ({ is: 'listed', name } as const)
          : seen.has(key)
            ? ({ is: 'repeated' } as const)
            : null;
      seen.add(key);
      return { place, deviceId, name: own, kinds, problem, duplicate };
    });
}
