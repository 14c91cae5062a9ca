// What rows are narrowed to: the values of a field, a chip for each filter, and one more of them.
export { AddFilter } from './AddFilter.tsx';
export { FilterChips } from './FilterChips.tsx';
export { GroupBy } from './GroupBy.tsx';
export { Period } from './Period.tsx';
export { TrafficSwitch } from './TrafficSwitch.tsx';
export { Values } from './Values.tsx';
