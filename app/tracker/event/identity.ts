import { get, set } from '../sending/store.ts';

export const newId = () => Date.now().toString(36) + crypto.getRandomValues(new Uint32Array(3)).join('');

export let device = '';
export let session = '';

/** Who the device is and which visit this is. A visit ends after half an hour without a sign of it. */
export const touch = (isFirst?: boolean) => {
  if (isFirst) {
    device = newId();
    session = newId();
  }
  // Read anew each time: another tab may have been first, and a storage may have been cleared.
  const [, storedDevice, storedSession, at] = /^(\w+) (\w+) (\d+)$/.exec(get('')) ?? [];
  if (storedDevice && storedSession && at) {
    device = storedDevice;
    session = Math.abs(Date.now() - +at) > 1_800_000 ? newId() : storedSession;
  }
  set('', `${device} ${session} ${Date.now()}`);
};
