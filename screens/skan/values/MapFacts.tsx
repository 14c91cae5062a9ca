import { Empty, Note, Page, Panel, SplitView, useWords } from '#design-system';
import type { ValueMaps } from '#app/api/ours/apps/skan.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { CoarseTable } from './panels/CoarseTable.tsx';
import { PathTest } from './panels/PathTest.tsx';
import { PublishedMaps } from './panels/PublishedMaps.tsx';
import { RuleTable } from './panels/RuleTable.tsx';
import { ValueGrid } from './panels/ValueGrid.tsx';
import { useVersionText } from './useVersionText.ts';
import { words } from './words.ts';

/** The live map, for whoever may only look. */
export function MapFacts({ maps }: { maps: ValueMaps }) {
  const t = useWords(words);
  const title = usePageTitle();
  const meta = useVersionText({ ...maps, draft: null });
  const { live, past, shares } = maps;
  return (
    <Page title={title} meta={meta}>
      <Note>{t.readOnly}</Note>
      {live ? (
        <SplitView side={<PathTest rules={live.rules} coarse={live.coarse} />}>
          <ValueGrid rules={live.rules} findings={[]} />
          <Panel title={t.rules} note={t.rulesNote(live.rules.length)} isFlush>
            <RuleTable rules={live.rules} findings={[]} shares={shares} live={live.rules} />
          </Panel>
          <Panel title={t.coarse} note={t.coarseNote} isFlush>
            <CoarseTable coarse={live.coarse} />
          </Panel>
          <PublishedMaps live={live} past={past} />
        </SplitView>
      ) : (
        <Empty kind="no-data" headingLevel={2} title={t.noMap} cause={t.noMapCause} />
      )}
    </Page>
  );
}
