/** When a mail went out, as it travels with an entry of the history: it is true after a reload, and gone with the tab. */
export const sentNow = () => ({ state: { sentAt: Date.now() } });

export function sentAtIn(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'sentAt' in state && typeof state.sentAt === 'number' ? state.sentAt : null;
}
