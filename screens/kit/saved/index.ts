// What a reader keeps under a name of their own, in this browser: filters of a list, views of a report, funnels, how a table is set up.
export { SavedMenu } from './SavedMenu.tsx';
export { lookOf, readLook } from './readLook.ts';
