import { narrowedTo, type Field, type ReportState } from '#screens/kit/report/view/index.ts';

/** Narrowed to a value, or without it. A second value of one field joins the first. */
export function filtered(state: ReportState, field: Field, key: string, isLeftOut: boolean): Partial<ReportState> {
  const same = state.filters.find((one) => one.field === field && one.isLeftOut === isLeftOut);
  return { filters: narrowedTo(state.filters, field, [...new Set([...(same?.keys ?? []), key])], isLeftOut) };
}
