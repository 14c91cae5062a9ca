/** The state of the tracking script in this browser, on this site. */
export interface Tracking {
  isOut: boolean;
  /** The browser stores nothing for this site, so opting out lasts only until the page is left. */
  isBlocked: boolean;
  /** Under which names the script has stored something here. */
  names: readonly string[];
  /** The signals of the browser: Global Privacy Control, Do Not Track. */
  gpc: boolean;
  dnt: boolean;
}

/** Where nothing may be stored a no is remembered by this page alone. */
let isOutHere = false;

/**
 * Uses the code of the tracking script itself, so that it stores and deletes here exactly what it does on an advertiser's page. Loading it
 * starts no tracking, because nothing calls `init`.
 */
const script = async () => {
  const [{ createTracker }, { get, keys, no, prefix }] = await Promise.all([
    import('../tracker/tracker.ts'),
    import('../tracker/sending/store.ts'),
  ]);
  return {
    tracker: createTracker(),
    isOut: () => isOutHere || get('') === no,
    names: () => keys().map((key) => prefix + (key && `.${key}`)),
    prefix,
    no,
  };
};

export async function readTracking(): Promise<Tracking> {
  const { isOut, names, prefix, no } = await script();
  const stored = readStored(prefix);
  return {
    isOut: isOut(),
    isBlocked: stored === undefined || (isOut() && stored !== no),
    names: names(),
    gpc: navigator.globalPrivacyControl === true,
    dnt: navigator.doNotTrack === '1',
  };
}

/** Deletes everything that the script has stored, and leaves one entry that records the opt-out. */
export async function optOutOfTracking() {
  const { tracker } = await script();
  tracker.optOut(true);
  isOutHere = true;
}

export async function optInToTracking() {
  const { tracker } = await script();
  tracker.optIn();
  isOutHere = false;
}

function readStored(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name);
  } catch {
    return undefined;
  }
}
