import { Link, LinkButton, Note, Stack, useWords } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { RowsReport, useReport, useRows } from '#screens/kit/report/index.ts';
import { words } from './words.ts';

export const start = { by: ['campaign'], lines: 'top' } as const;
/** The way down among Apple's ads. Installs without an ad are not among them, and Apple says what counts. */
export const facts = { way: ['campaign', 'adGroup', 'keyword'], hasNatural: false, hasWindow: false } as const;
const groupings = ['org', 'campaign', 'adGroup', 'keyword', 'creativeSet', 'placement'] as const;

/** Apple's search ads by their own order: organisation, campaign, ad group, keyword, creative set, and where they were shown. */
export function AsaDetails() {
  const t = useWords(words);
  const report = useReport('asacampaigninfo', start, facts);
  const { data } = useRows(report);
  // What nobody has named goes by its number.
  const unknown = data?.rows.filter(({ label }) => /(^|· )\d{6,}$/.test(label)).length ?? 0;
  // What Apple reports without saying whose it is.
  const maySeeSkan = useMay('view akandetails@skadnetwok');
  const skanTitle = usePageTitle('/skadnetwok/akandetails');
  const mayUpload = useMay('edit asacampaigninfo@monitor');
  const names = `/monitor/asaUpload?app=${report.app.id}`;
  return (
    <RowsReport of={report} groupings={groupings} actions={<LinkButton href={names}>{mayUpload ? t.upload : t.names}</LinkButton>}>
      {unknown > 0 && (
        <Note
          kind="warning"
          title={t.unknown(unknown)}
          action={
            (maySeeSkan || mayUpload) && (
              <Stack direction="row" gap="3">
                {maySeeSkan && <Link href={`/skadnetwok/akandetails?app=${report.app.id}`}>{skanTitle}</Link>}
                {mayUpload && <LinkButton href={names}>{t.toUpload}</LinkButton>}
              </Stack>
            )
          }
        >
          {mayUpload ? t.unknownCause : t.unknownCauseOfReaders}
        </Note>
      )}
    </RowsReport>
  );
}
