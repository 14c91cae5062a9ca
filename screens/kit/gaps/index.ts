// Days of which something is missing: what a page says of them, and what its charts mark.
export { MissingDays } from './MissingDays.tsx';
