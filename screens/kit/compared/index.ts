// What every page that compares two periods says of the other one.
export { ComparedMissing } from './ComparedMissing.tsx';
