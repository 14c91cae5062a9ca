let complaints: string[] = [];

/** What went wrong since it was last asked, besides what a page shows: errors that nobody caught, and what was written to the console. */
export function takeComplaints(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}

export function listen() {
  const note = (kind: string, what: unknown) => complaints.push(`${kind}: ${String(what).slice(0, 200)}`);
  addEventListener('error', (event) => {
    // The browser draws again in the next frame; nothing is lost.
    if (!event.message.startsWith('ResizeObserver loop')) note('uncaught error', event.message);
  });
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled rejection', reason));
  console.error = (...said: unknown[]) => note('console error', said.map(String).join(' '));
}
