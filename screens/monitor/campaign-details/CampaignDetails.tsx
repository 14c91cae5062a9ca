import { useWords } from '#design-system';
import { ExportButton } from '#screens/kit/report/export/ExportButton.tsx';
import { ReportFilters } from '#screens/kit/report/frame/ReportFilters.tsx';
import { ReportPage } from '#screens/kit/report/frame/ReportPage.tsx';
import { SavedViews } from '#screens/kit/report/frame/SavedViews.tsx';
import { useReport } from '#screens/kit/report/frame/useReport.ts';
import { useRows } from '#screens/kit/report/frame/useRows.ts';
import { ReportTable } from '#screens/kit/report/table/ReportTable.tsx';
import { TableSettings } from '#screens/kit/report/table/TableSettings.tsx';
import { ReportTrend } from '#screens/kit/report/trend/ReportTrend.tsx';
import { words } from './words.ts';

const start = { by: ['channel'], lines: 'top' } as const;

/** What each channel, group and campaign brought: from the whole down to a keyword. */
export function CampaignDetails() {
  const t = useWords(words);
  const report = useReport('campaigninfo', start);
  const { data } = useRows(report);
  return (
    <ReportPage
      of={report}
      title={t.title}
      fetchedAt={data?.fetchedAt}
      actions={
        <>
          <SavedViews of={report} />
          <ExportButton of={report} title={t.title} />
        </>
      }
    >
      <ReportFilters of={report} groupings={['channel', 'group', 'campaign']} end={<TableSettings of={report} />} />
      <ReportTrend of={report} />
      <ReportTable of={report} />
    </ReportPage>
  );
}
