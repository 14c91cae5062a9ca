// What a reader keeps under a name of their own, in this browser: filters of a list, views of a report, funnels.
export { SavedMenu } from './SavedMenu.tsx';
