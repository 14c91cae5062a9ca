// What somebody hides and moves in their own menu.
export { HiddenPageNote } from './HiddenPageNote.tsx';
export { OwnMenuDrawer } from './OwnMenuDrawer.tsx';
