import { LinkButton, Note, useWords } from '#design-system';
import { ExportButton } from '#screens/kit/report/export/ExportButton.tsx';
import { ReportFilters } from '#screens/kit/report/frame/ReportFilters.tsx';
import { ReportPage } from '#screens/kit/report/frame/ReportPage.tsx';
import { SavedViews } from '#screens/kit/report/frame/SavedViews.tsx';
import { useReport } from '#screens/kit/report/frame/useReport.ts';
import { useRows } from '#screens/kit/report/frame/useRows.ts';
import { ReportTable } from '#screens/kit/report/table/ReportTable.tsx';
import { TableSettings } from '#screens/kit/report/table/TableSettings.tsx';
import { ReportTrend } from '#screens/kit/report/trend/ReportTrend.tsx';
import { asaWay } from '#screens/kit/report/view/state.ts';
import { words } from './words.ts';

const start = { by: ['campaign'], lines: 'top' } as const;

/** Apple's search ads by their own order: organisation, campaign, ad group, keyword, creative set, and where they were shown. */
export function AsaDetails() {
  const t = useWords(words);
  const report = useReport('asacampaigninfo', start, asaWay);
  const { data } = useRows(report);
  // What nobody has named goes by its number.
  const unknown = data?.rows.filter(({ label }) => /(^|· )\d{6,}$/.test(label)).length ?? 0;
  const upload = `/monitor/asaUpload?app=${report.app.id}`;
  return (
    <ReportPage
      of={report}
      title={t.title}
      fetchedAt={data?.fetchedAt}
      actions={
        <>
          <LinkButton href={upload}>{t.upload}</LinkButton>
          <SavedViews of={report} />
          <ExportButton of={report} title={t.title} />
        </>
      }
    >
      <ReportFilters
        of={report}
        groupings={['org', 'campaign', 'adGroup', 'keyword', 'creativeSet', 'placement']}
        end={<TableSettings of={report} />}
      />
      {unknown > 0 && (
        <Note kind="warning" title={t.unknown(unknown)} action={<LinkButton href={upload}>{t.toUpload}</LinkButton>}>
          {t.unknownCause}
        </Note>
      )}
      <ReportTrend of={report} />
      <ReportTable of={report} />
    </ReportPage>
  );
}
