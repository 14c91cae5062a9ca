import { flagsOfPerson, type Person } from './people.ts';
import { distinctLosses, type Loss } from '#app/lib/address/losses.ts';
import { linkVersion, versionOf, withVersion } from '#app/lib/address/version/version.ts';
import { lossesIn, readParams, writeParams, type Param, type Params } from '#app/lib/urlState.ts';
import type { Platform } from '#app/api/apps/shapes.ts';
import { formsParam } from '#screens/kit/question/address/formsParam.ts';
import { lossesInList, readList, writeList, type ListAddress } from '#screens/kit/listing/state/address.ts';
import { metricIds } from '#app/lib/metrics/catalogue.ts';
import { visibleMetrics, withheldBy } from '#app/lib/metrics/access/withheldBy.ts';
import { factsOf, openReport, readSelection } from '#screens/data-service/exports/order/selection/readSelection.ts';
import { selectionParams } from '#screens/data-service/exports/order/selection/selection.ts';
import { exportReports } from '#screens/data-service/exports/order/selection/useOrder.ts';
import { toAddress } from '#screens/kit/report/view/address.ts';
import { readReport } from '#screens/kit/report/view/readReport.ts';
import { fieldsOn, initialState, way, type ReportState } from '#screens/kit/report/view/state.ts';
import type { ReportFacts } from '#screens/kit/report/view/useReport.ts';

export interface Opening {
  person: Person;
  platform: Platform;
}

/** Opens an address as its page does: what is read, written down as the page would write it, and what is left out. */
export interface LinkedPage {
  (address: URLSearchParams, opening: Opening): { address: URLSearchParams; losses: readonly Loss[] };
  /** Of a question: the report that it asks, which its route names as well. */
  report?: string;
}

const readOnly = (params: Params, address: URLSearchParams) => writeParams(params, readParams(params, address), address);

/** A page with parameters of its own and nothing else. */
export const page =
  (params: Params): LinkedPage =>
  (address) => ({ address: readOnly(params, address), losses: lossesIn(params, address) });

/** A list, and what else stands in the address of its page. */
export const listOf =
  <Filters extends Params>(list: ListAddress<Filters>, params: Params = {}): LinkedPage =>
  (address) => {
    const { values, ...common } = readList(list, address);
    const { page: number, ...others } = common;
    const written = writeList(list, { ...others, values }, readOnly(params, address));
    return { address: writeList(list, { page: number }, written), losses: [...lossesInList(list, address), ...lossesIn(params, address)] };
  };

/** What a report reads of an address, and what it starts with. */
function readAsReport(address: URLSearchParams, start: Partial<ReportState>, facts: ReportFacts, { person, platform }: Opening) {
  const flags = flagsOfPerson[person];
  const defaults = { ...initialState, ...start };
  const read = readReport(address, {
    defaults,
    fields: facts.fields ?? fieldsOn(facts.way ?? way),
    reader: { isPending: false, flags, visible: visibleMetrics(flags, platform) },
    platform,
    hasNatural: facts.hasNatural ?? true,
    hasColumns: facts.hasColumns ?? true,
    isSent: versionOf(address) === linkVersion,
    seesOwnChannels: person === 'partner',
    today: '2026-11-20',
  });
  return { ...read, defaults };
}

/** A report of rows. */
export const report =
  (start: Partial<ReportState>, facts: ReportFacts = {}, own: Params = {}): LinkedPage =>
  (address, opening) => {
    const { state, losses, defaults } = readAsReport(address, start, facts, opening);
    return { address: withVersion(toAddress(state, defaults, readOnly(own, address))), losses: [...losses, ...lossesIn(own, address)] };
  };

const reportsOfPerson = { owner: exportReports, staff: ['campaigninfo', 'advertisinginfo'], partner: ['campaigninfo'] } as const;

/** The order of a file: its report, what it is narrowed to, and the fields that its reader may have. */
export const fileOrder: LinkedPage = (address, opening) => {
  const { person, platform } = opening;
  const openReports = reportsOfPerson[person];
  const values = readParams(selectionParams, address);
  const read = readAsReport(address, {}, factsOf(openReport(openReports, values.report)), opening);
  const { period, traffic } = read.state;
  const fields = metricIds.map((key) => {
    const by = withheldBy(key, flagsOfPerson[person], platform);
    return { key, group: '', withheldBy: by === 'platform' ? null : by, isOfOthers: by === 'platform' };
  });
  const { selection, losses } = readSelection({ ...values, period, traffic }, { openReports, fields });
  const report = selection.report === values.report ? values.report : '';
  return {
    address: writeParams(selectionParams, { ...selection, report }, address),
    losses: distinctLosses([...lossesIn(selectionParams, address), ...losses, ...read.losses]),
  };
};

interface Spec extends ReportFacts {
  report: string;
  start?: Partial<ReportState>;
  params: Params;
  figure?: Param<unknown>;
}

/** An analysis: a report with parameters of its own, the explained figure and the forms of its charts. */
export const question = ({ start = {}, params, figure, report: name, ...facts }: Spec): LinkedPage =>
  Object.assign(report(start, facts, { ...params, ...(figure && { figure: { ...figure, part: 'figure' as const } }), form: formsParam }), {
    report: name,
  });
