import type { AppRecord, Platform } from '../apps/app.ts';
import { handsets } from '../facts/seed-devices.ts';
import { hash, pick, share } from '../random.ts';
import { cities } from './seed-events.ts';
import type { deviceIdKind } from '#app/api/devices.ts';
import type { ValueOf } from '#app/api/wire/codec.ts';

export type DeviceIdKind = ValueOf<typeof deviceIdKind>;

/** The device of a user of an app, by the user's number. */
export interface DeviceRecord {
  deviceId: string;
  kind: DeviceIdKind;
  model: string;
  os: string;
  city: string;
}

const kinds: Partial<Record<Platform, DeviceIdKind>> = { iOS: 'IDFA', Android: 'OAID', Harmony: 'OAID', quickApp: 'OAID' };

export function deviceAt(app: Pick<AppRecord, 'id' | 'platform'>, person: number): DeviceRecord {
  const [model, os] = handsetAt(handsets[app.platform], share('model', app.id, person));
  const isApple = os.startsWith('iOS');
  const kind = kinds[app.platform] ?? (isApple ? 'IDFV' : 'AndroidID');
  const part = (index: number) => hash('device', app.id, person, index).toString(16).padStart(8, '0');
  const [a, b, c, d] = [part(0), part(1), part(2), part(3)];
  const uuid = `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
  return {
    deviceId: kind === 'AndroidID' ? `${a}${b}` : kind === 'OAID' ? uuid : uuid.toUpperCase(),
    kind,
    model,
    os,
    city: pick<string>(cities, 'city', app.id, person),
  };
}

function handsetAt(all: (typeof handsets)[Platform], point: number): [model: string, os: string] {
  let left = point * all.reduce((sum, [, , weight]) => sum + weight, 0);
  for (const [model, os, weight] of all) {
    left -= weight;
    if (left < 0) return [model, os];
  }
  return ['', ''];
}
