/**
 * Says the same in the names of the next version. Links within the console carry no version, so a migration leaves today's names as they are.
 * What has no place any more keeps its name: the page then says that it was left out.
 */
export type Migration = (path: string, address: URLSearchParams) => URLSearchParams;

/** The step from each version to the next one. A new version needs its migration; see decision 0055. */
export const migrations: Readonly<Record<number, Migration>> = { 1: toVersion2 };

/** Pages that show numbers over days. Pages of the settings have an `id` or a `campaignid` of their own. */
const isReport = (path: string) =>
  /^\/(monitor|behavioranalysis|userlifecycle|trafficmonetization|anticheatposition|skadnetwok)\//.test(path);

/** What narrows a report from its start, and would be lost beside a filter of the link. */
const alwaysNarrowed: Readonly<Record<string, string>> = { '/monitor/keyword': ';!keyword:' };

/** Reports name their days and filters as `startdate`, `enddate`, `channelid`, `campaignid`, a figure as `age`. */
function toVersion2(path: string, address: URLSearchParams): URLSearchParams {
  if (!isReport(path)) return address;
  const next = new URLSearchParams(address);
  const take = (name: string) => {
    const text = next.get(name);
    next.delete(name);
    return text;
  };
  const [start, end, channel, campaign, age] = [take('startdate'), take('enddate'), take('channelid'), take('campaignid'), take('age')];
  if (!next.has('t') && (start !== null || end !== null)) next.set('t', `${start ?? ''}_${end ?? ''}`);
  const narrowed = [
    ...(channel === null ? [] : [`channel:${numbered(channel)}`]),
    ...(campaign === null ? [] : [`campaign:${numbered(campaign)}`]),
  ];
  if (!next.has('f') && narrowed.length) next.set('f', narrowed.join(';') + (alwaysNarrowed[path] ?? ''));
  if (!next.has('figure') && age !== null) next.set('figure', age);
  return next;
}

/** An id that is no number finds nothing. */
const numbered = (text: string) => (/^-?\d{1,15}$/.test(text) ? text : '-1');
