import { recordTab } from '../../lib/problem/recordTab.ts';
import { ReportButton } from './ReportButton.tsx';

/** Begins to record this tab. Returns the button that opens a report of it. */
export function offerReport() {
  const recorder = recordTab();
  return <ReportButton of={recorder} />;
}
