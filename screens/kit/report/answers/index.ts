// What was answered: what its rows are called, its days, and the last answer where the next one fails.
export { useChannelNames, useLimitNames, useNames, useRowNames, useFilterNames } from './names.ts';
export { searched } from './searched.ts';
export { useDaily, useDays } from './useDays.ts';
export { useLastAnswer } from './useLastAnswer.ts';
export { levelWords } from './words.ts';
