import { Empty, Page, Panel, SplitView, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { EstimateFailed } from '#screens/kit/file-order/index.ts';
import { QuestionPage } from '#screens/kit/question/index.ts';
import { Footer } from './Footer.tsx';
import { PickerColumns } from './look.ts';
import { LostFields } from './picker/LostFields.tsx';
import { Picker } from './picker/Picker.tsx';
import { Presets } from './Presets.tsx';
import { RecentFiles } from './RecentFiles.tsx';
import { Scope } from './Scope.tsx';
import { useOpenReports, useOrder } from './selection/useOrder.ts';
import { words } from './words.ts';

/**
 * Chooses what a file holds and orders it. The files stand beside it: H5 apps and self-built sites have no page of downloads. Custom
 * events and raw logs are no part of it, so that nothing is left to hide on H5 (R-140, R-142, C-03).
 */
export function DataExport() {
  const t = useWords(words);
  const title = usePageTitle();
  const openReports = useOpenReports();
  return (
    <>
      {openReports.length > 0 ? (
        <Ordering reports={openReports} />
      ) : (
        <Page title={title}>
          <SplitView side={<RecentFiles />}>
            <Panel>
              <Empty kind="locked" headingLevel={2} title={t.noReport} cause={t.noReportCause} />
            </Panel>
          </SplitView>
        </Page>
      )}
    </>
  );
}

function Ordering({ reports }: { reports: readonly string[] }) {
  const ordering = useOrder(reports);
  return (
    <QuestionPage of={ordering.narrowed} isAwaitingInput actions={<Presets of={ordering} reports={reports} />}>
      <EstimateFailed of={ordering.estimate} />
      <LostFields of={ordering} />
      <SplitView side={<RecentFiles />}>
        <Panel isFlush footer={<Footer of={ordering} />}>
          <Scope of={ordering} reports={reports} />
          <PickerColumns>
            <Picker of={ordering} />
          </PickerColumns>
        </Panel>
      </SplitView>
    </QuestionPage>
  );
}
