import { isFull } from '../extras/full.ts';
import { wall } from '../guard.ts';
import { get, no, set } from '../sending/store.ts';

/** The time stands in it as well, for a page may have given `Math.random` a seed, and may have removed `crypto`. */
export const newId = (): string => (String(wall()) + Math.random()).replace(/\D/g, '');

export let device = '';
export let session = '';

/** Who the device is and which visit this is. A visit ends after half an hour without a sign of it. */
export const touch = (isOver?: boolean) => {
  // Said on another host of the same domain, of which this page has not heard.
  if (isFull && get('') === no) return;
  // Read anew each time: another tab may have been first, and a storage may have been cleared.
  const [, keptDevice = device || newId(), keptSession = session || newId(), at = wall()] = /^(\w+) (\w+) (\d+)$/.exec(get('')) ?? [];
  device = keptDevice;
  session = isOver || Math.abs(wall() - +at) > 1_800_000 ? newId() : keptSession;
  set('', `${device} ${session} ${wall()}`);
};

export const forgetDevice = () => {
  device = session = '';
};
