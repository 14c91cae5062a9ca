import type { LogFilter } from '#app/api/ours/data/logFilters.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { withFilter } from './logFields.ts';

/** Makes a condition of a value, and shows the list that meets it. */
export const filterBy = ({ set, values: { where } }: LogSearch, filter: LogFilter) =>
  set({ view: 'all', open: '', where: withFilter(where, filter) });
