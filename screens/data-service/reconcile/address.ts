import { choiceParam, countParam, flagParam, type Param } from '#app/lib/urlState.ts';
import { comparedMetrics, joins } from './core/columns.ts';
import { usualCounting, zones, type Zone } from './core/causes.ts';

const zone: Param<Zone | null> = {
  fallback: usualCounting.zone,
  parse: (text) => zones.find((one) => String(one) === text),
  format: (value) => (value === null ? '' : String(value)),
};

/** How the sheet is compared. The sheet itself is no part of an address: it stays in the browser. */
export const reconcileParams = {
  join: choiceParam(joins, null),
  metric: { ...choiceParam(comparedMetrics, null), name: 'of' },
  /** In tenths of a percent. */
  tolerance: { ...countParam(10, 1000), name: 'within' },
  zone,
  isByClick: { ...flagParam, name: 'click' },
  isMature: { ...flagParam, name: 'mature' },
  isShared: { ...flagParam, name: 'shared' },
  isOnce: { ...flagParam, name: 'once' },
  isUnique: { ...flagParam, name: 'unique' },
};
