/** How the tracking script stands in this browser, on this site. */
export interface Tracking {
  isOut: boolean;
  /** The browser keeps nothing for this site: a no lasts until the page is left. */
  isBlocked: boolean;
  /** Under which names the script has stored something here. */
  names: readonly string[];
  /** What the browser says by itself: Global Privacy Control, Do Not Track. */
  gpc: boolean;
  dnt: boolean;
}

/**
 * The script's own code, not a second copy of its words: what it would store and delete on the page of an advertiser, it stores and deletes
 * here. It is fetched when somebody asks, and it begins nothing, for nobody calls `init`.
 */
const script = async () => {
  const [{ createTracker, no }, { get, keys, prefix }] = await Promise.all([
    import('../tracker/tracker.ts'),
    import('../tracker/sending/store.ts'),
  ]);
  return { tracker: createTracker(), isOut: () => get('') === no, names: () => keys().map((name) => prefix + name), prefix, no };
};

export async function trackingHere(): Promise<Tracking> {
  const { isOut, names, prefix, no } = await script();
  const kept = stored(prefix);
  return {
    isOut: isOut(),
    isBlocked: kept === undefined || (isOut() && kept !== no),
    names: names(),
    gpc: navigator.globalPrivacyControl === true,
    dnt: navigator.doNotTrack === '1',
  };
}

/** Deletes all that the script has stored, and leaves the one word by which its next page knows. */
export async function optOutOfTracking() {
  const { tracker } = await script();
  tracker.optOut(true);
}

export async function optInToTracking() {
  const { tracker } = await script();
  tracker.optIn();
}

function stored(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name);
  } catch {
    return undefined;
  }
}
