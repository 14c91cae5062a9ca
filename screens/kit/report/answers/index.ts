// What was answered: what its rows are called, its days, and what is said where it did not come.
export { useChannelNames, useLimitNames, useNames, useRowNames, useFilterNames } from './names.ts';
export { searched } from './searched.ts';
export { useDaily, useDays } from './useDays.ts';
export { useFileHead } from './useFileHead.ts';
export { useFailureWords } from './useFailureWords.ts';
export { levelWords } from './words.ts';
export { useUnseen } from './useUnseen.ts';
