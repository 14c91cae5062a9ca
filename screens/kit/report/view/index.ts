// What a reader has chosen in a report: it stands in the address, and is what every part of a report is given.
export { deriveReport } from './deriveReport.ts';
export { toAddress } from './address.ts';
export { limitText } from './params.ts';
export { comparedScopes, narrowed, type Scope } from './scope.ts';
export {
  climbed,
  drilled,
  isField,
  narrowedTo,
  nextOn,
  type Asked,
  type Field,
  type Filter,
  type Grouping,
  type Limit,
  type ReportState,
  type Segment,
  type Stop,
  type Traffic,
} from './state.ts';
export { useReport, type Report, type ReportFacts } from './useReport.ts';
export { withPermissions } from './withPermissions.ts';
