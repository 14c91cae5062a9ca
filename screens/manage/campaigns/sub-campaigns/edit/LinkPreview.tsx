import { Panel, useWords } from '#design-system';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { subParameters } from '#app/lib/links/subLevels.ts';
import { LinkLines } from '../../link/LinkLines.tsx';
import { partsOf } from '../../link/trackingUrl.ts';
import { words } from './words.ts';

interface LinkPreviewProps {
  of: Pick<CampaignDetail, 'link'>;
  name: string;
  value: string;
}

/** The link as it will be, one parameter per line: those of the campaign, then the sub-campaign’s own. */
export function LinkPreview({ of: { link }, name, value }: LinkPreviewProps) {
  const t = useWords(words);
  const { base, parameters } = partsOf(link);
  const own = value.trim() === '' ? [] : subParameters(value).filter((one) => one.value !== '');
  return (
    <Panel title={t.preview} note={t.previewNote(name)}>
      <LinkLines
        base={base}
        lines={[
          ...parameters.map(({ key, value: text, isMacro }) => ({ key, text, kind: isMacro ? ('macro' as const) : ('fixed' as const) })),
          ...own.map(({ key, value: text }) => ({ key, text, kind: 'own' as const })),
        ]}
      />
    </Panel>
  );
}
