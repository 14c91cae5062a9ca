import { withVersion } from '#app/lib/address/version/version.ts';
import { lossesIn, namesOf, readParams, writeParams } from '#app/lib/urlState.ts';
import { reportParams } from './params.ts';
import type { ReportState } from './state.ts';

/**
 * A report in its address. Short, so that it can be sent; readable, so that it can be trusted; with a version, so that it can be read for years.
 *
 *     ?app=1001&v=2&t=last30.previous&path=channel:101&by=campaign&f=!country:US&s=-cost
 *     ?app=1001&v=2&w=installs>100;cpa<5              rows with more of one and less of another
 *     ?app=1001&v=2&vs=channel:101|channel:102        two channels side by side
 *     ?app=1001&v=2&vs=app:1002                       this app beside another
 *
 * Reading never throws: what nobody knows is passed over, counted, and the rest holds. Links of older consoles have been rewritten before.
 */
export function fromAddress(address: URLSearchParams, start: ReportState): ReportState {
  return readParams(reportParams(start), address);
}

/** What of the address no report can read. */
export const lossesInReport = (address: URLSearchParams, start: ReportState) => lossesIn(reportParams(start), address);

/** The address of a state. What is not of the report stays in it. */
export function toAddress(state: ReportState, start: ReportState, address: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const params = reportParams(start);
  const next = new URLSearchParams(address);
  for (const name of ['v', ...namesOf(params)]) next.delete(name);
  const own = writeParams(params, state, new URLSearchParams());
  // The version stands in front of what it is about.
  for (const name of ['v', ...own.keys()]) {
    const text = own.get(name);
    if (text !== null) next.set(name, text);
  }
  return withVersion(next);
}
