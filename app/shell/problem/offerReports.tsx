import type { ProblemReports } from '#design-system';
import { recordTab } from '../../lib/problem/recordTab.ts';
import { createOpening } from './opening.ts';
import { Report } from './Report.tsx';
import { ReportButton } from './ReportButton.tsx';

/** Begins to record this tab, and offers reports about it. */
export function offerReports(): ProblemReports {
  const recorder = recordTab();
  const opening = createOpening();
  return {
    button: (onPress) => (
      <ReportButton
        onPress={() => {
          onPress?.();
          opening.set(true);
        }}
      />
    ),
    report: <Report of={recorder} opening={opening} />,
  };
}
