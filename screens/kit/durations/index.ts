// How long something took: buckets of times, their median, how a time is said, and where such a figure comes from.
export { addedUp, durationsOf, medianOf, noDistribution, sharesOn, totalOf, type Counts } from './buckets.ts';
export { BucketColumns } from './BucketColumns.tsx';
export { useAxisSteps, useAxisTicks } from './useAxisSteps.ts';
export { useDistributionFigure } from './useDistributionFigure.ts';
export { useDurations } from './useDurations.ts';
