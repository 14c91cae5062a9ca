import { useCallback } from 'react';
import { countParam, flagParam, useUrlState, type Param } from '#app/lib/urlState.ts';
import { listAddress } from '#screens/kit/listing/index.ts';
import { isReason, type Reason } from '../fraud.ts';

const reasonsParam: Param<readonly Reason[]> = {
  part: 'filter',
  fallback: [],
  parse: (text) => text.split(',').filter(isReason),
  passedOver: (text) => text.split(',').filter((one) => !isReason(one)).length,
  format: (reasons) => reasons.join(','),
};

/** What is listed: the channel and the days are those of the page. */
export const recordsAddress = listAddress({ reasons: reasonsParam });

const opened = { records: flagParam, reasons: reasonsParam, page: countParam(1) };

/** Whether the records are open, in the address of the page that they belong to. */
export function useOpenRecords() {
  const { values, set } = useUrlState(opened);
  // Columns hold it.
  const open = useCallback((reason?: Reason) => set({ records: true, reasons: reason ? [reason] : [], page: 1 }), [set]);
  return { isOpen: values.records, open, close: () => set({ records: false, reasons: [], page: 1 }) };
}
