import { get, set } from '../sending/store.ts';

export const newId = () => crypto.getRandomValues(new Uint32Array(4)).join('');

export let device = '';
export let session = '';

/** Who the device is and which visit this is. A visit ends after half an hour without a sign of it. */
export const touch = (isFirst?: boolean) => {
  if (isFirst) {
    device = newId();
    session = newId();
  }
  // Read anew each time: another tab may have been first, and a storage may have been cleared.
  const [, keptDevice = device, keptSession = session, at = Date.now()] = /^(\w+) (\w+) (\d+)$/.exec(get('')) ?? [];
  device = keptDevice;
  session = Math.abs(Date.now() - +at) > 1_800_000 ? newId() : keptSession;
  set('', `${device} ${session} ${Date.now()}`);
};
