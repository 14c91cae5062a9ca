import { unstable_IdlePriority as idlePriority, unstable_scheduleCallback as schedule } from 'scheduler';

// This is the only file that uses `scheduler`, React's list of work. Its interface is unstable, and production React has no other way to learn that it
// has nothing left to render: `act` exists in development only, and a page shows nothing of a rendering before its last slice. The package must be the
// copy that react-dom uses, so package.json pins it. If an upgrade breaks this, plays and pictures meet screens that are not rendered yet;
// `tests/architecture/internals` fails first.

const whenIdle = () => new Promise<void>((resolve) => void schedule(idlePriority, () => resolve()));

/** Resolves when React has nothing left to render, and what effects have changed is rendered, too. */
export async function whenRendered(): Promise<void> {
  await whenIdle();
  // React adds what an effect changes to the list in a microtask, which may come after the list was empty.
  await whenIdle();
}
