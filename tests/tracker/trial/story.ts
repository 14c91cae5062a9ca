/** What a receiver does that takes nothing: a fault, a pause that it asks for, a way to somewhere else, no answer at all. */
export const faults = ['fault', 'pause', 'redirect', 'silence'] as const;

export type Step =
  | { kind: 'event' | 'poison' | 'no and yes' | 'hide' | 'show' | 'leave' | 'close' | 'back' | 'second tab' }
  | { kind: 'failing'; how: (typeof faults)[number] | undefined }
  | { kind: 'offline'; yes: boolean }
  | { kind: 'pass'; time: number }
  | { kind: 'jump'; time: number };

export interface Story {
  seed: number;
  isStorageDenied: boolean;
  isBeaconRefused: boolean;
  /** The receiver stands on the origin of the page. */
  isOwnOrigin: boolean;
  /** Its tabs get their turn late. */
  isTurnLate: boolean;
  steps: Step[];
}

/** The same numbers for the same seed, on every machine. */
function numbersFrom(seed: number) {
  let state = (seed + 1) * 2_654_435_761;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** What happens to one visitor. */
export function storyOf(seed: number): Story {
  const below = numbersFrom(seed);
  const step = (): Step => {
    const kinds = [
      'event',
      'event',
      'event',
      'event',
      'poison',
      'no and yes',
      'failing',
      'offline',
      'hide',
      'show',
      'leave',
      'close',
      'back',
      'second tab',
      'pass',
      'jump',
    ] as const;
    const kind = kinds[below(kinds.length)] ?? 'event';
    if (kind === 'failing') return { kind, how: faults[below(2 * faults.length)] };
    if (kind === 'offline') return { kind, yes: below(2) === 0 };
    if (kind === 'pass') return { kind, time: 500 + below(70_000) };
    if (kind === 'jump') return { kind, time: (below(2) ? 1 : -1) * (1 + below(200_000_000)) };
    return { kind };
  };
  const isStorageDenied = below(5) === 0;
  const isBeaconRefused = below(4) === 0;
  const isOwnOrigin = below(4) === 0;
  const steps = Array.from({ length: 6 + below(8) }, step);
  return { seed, isStorageDenied, isBeaconRefused, isOwnOrigin, steps, isTurnLate: below(3) === 0 };
}
