import { periodFromText } from '#design-system';
import { namesOf, readParams, writeParams } from '#app/lib/urlState.ts';
import { filtersText, guarded, reportParams } from './params.ts';
import type { Filter, ReportState } from './state.ts';

/**
 * A report in its address. Short, so that it can be sent; readable, so that it can be trusted; with a version, so that it can be read for years.
 *
 *     ?app=1001&v=1&t=last30.previous&path=channel:101&by=campaign&f=!country:US&s=-cost
 *     ?app=1001&v=1&w=installs>100;cpa<5              rows with more of one and less of another
 *     ?app=1001&v=1&vs=channel:101|channel:102        two channels side by side
 *     ?app=1001&v=1&vs=app:1002                       this app beside another
 *
 * Reading never throws: what nobody knows is passed over, and the rest holds.
 */
const version = '1';
/** Links of consoles before this one. */
const old = { start: 'startdate', end: 'enddate', channel: 'channelid', campaign: 'campaignid' } as const;

export function fromAddress(address: URLSearchParams, start: ReportState): ReportState {
  return readParams(reportParams(start), withoutOldNames(address, start));
}

/** The address of a state. What is not of the report stays in it. */
export function toAddress(state: ReportState, start: ReportState, address: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const params = reportParams(start);
  const next = new URLSearchParams(address);
  for (const name of ['v', ...namesOf(params), ...Object.values(old)]) next.delete(name);
  const own = [...writeParams(params, state, new URLSearchParams())];
  if (own.length) next.set('v', version);
  for (const [name, text] of own) next.set(name, text);
  return next;
}

/** Says what an old link says in today's names. Where it says both, today's name holds. */
function withoutOldNames(address: URLSearchParams, { filters }: ReportState): URLSearchParams {
  const next = new URLSearchParams(address);
  const days = `${address.get(old.start)}_${address.get(old.end)}`;
  if (!next.has('t') && periodFromText(days)) next.set('t', days);
  const narrowed = (['channel', 'campaign'] as const).flatMap((field): Filter[] => {
    const key = address.get(old[field]);
    return key === null ? [] : [{ field, keys: [guarded(field, key)], isLeftOut: false }];
  });
  if (!next.has('f') && narrowed.length) next.set('f', filtersText([...narrowed, ...filters]));
  return next;
}
