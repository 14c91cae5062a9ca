import type { Day } from '#design-system';
import type { Platform } from '#app/api/apps/shapes.ts';
import { unansweredFor } from '#app/lib/periods/answerable.ts';
import type { Loss } from '#app/lib/address/losses.ts';
import type { Reader } from '#screens/kit/report/figures/index.ts';
import { fromAddress, lossesInReport } from './address.ts';
import type { Field, ReportState } from './state.ts';
import { forReader, withKnownFields } from './withPermissions.ts';

export interface Reading {
  /** What the screen starts with. */
  defaults: ReportState;
  /** What the report can be narrowed to. */
  fields: readonly Field[];
  reader: Reader;
  platform: Platform;
  hasNatural: boolean;
  hasColumns: boolean;
  /** Opened by a link whose sender may have seen more in the same totals. */
  isSent: boolean;
  /** A channel partner. */
  seesOwnChannels: boolean;
  today: Day;
}

/** A report as its address says, as far as the page has it and the reader may see it, and what of the address is left out. */
export function readReport(address: URLSearchParams, reading: Reading): { state: ReportState; losses: readonly Loss[] } {
  const { defaults, fields, reader } = reading;
  const asked = fromAddress(address, defaults);
  const unanswered = unansweredFor(asked.period, reading.today);
  const known = withKnownFields(unanswered ? { ...asked, period: defaults.period } : asked, fields);
  const losses = [
    ...lossesInReport(address, defaults),
    ...(unanswered ? [{ part: 'period' as const, cause: unanswered, count: 1 }] : []),
    ...known.losses,
  ];
  if (reader.isPending) return { state: known.state, losses };
  const seen = forReader(known.state, reading);
  // No link says with which traffic a page starts.
  const isAsked = { traffic: asked.traffic !== defaults.traffic, column: reading.hasColumns };
  const lost = seen.losses.filter(({ part }) => (part !== 'traffic' && part !== 'column') || isAsked[part]);
  return { state: seen.state, losses: [...losses, ...lost, ...(reading.isSent ? uncountedFor(reading, seen.state) : [])] };
}

/** What no part of the address names, and the totals do not count: the reader would take another number for a mistake. */
function uncountedFor({ reader, hasNatural, seesOwnChannels }: Reading, { traffic }: ReportState): readonly Loss[] {
  return [...(hasNatural && !reader.flags.natural && traffic !== 'paid' ? [organic] : []), ...(seesOwnChannels ? [otherChannels] : [])];
}

const organic: Loss = { part: 'organic', cause: 'access', count: 1, flags: ['natural'] };
const otherChannels: Loss = { part: 'channels', cause: 'own', count: 1 };
