// What rows are narrowed to: the values of a field, and one more filter.
export { AddFilter } from './AddFilter.tsx';
export { Values } from './Values.tsx';
