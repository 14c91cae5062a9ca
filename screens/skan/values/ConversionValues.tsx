import { useQuery } from '@tanstack/react-query';
import { AsyncView, Page, PanelsSkeleton, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { skan } from '#app/api/ours/apps/skan.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { MapEditor } from './MapEditor.tsx';
import { MapFacts } from './MapFacts.tsx';
import { words } from './words.ts';

/** What each conversion value means: the map that is live, and the draft of the next one (R-038, R-053, G-03). */
export function ConversionValues() {
  const t = useWords(words);
  const title = usePageTitle();
  const app = useApp().id;
  const mayEdit = useMay('edit akanconfig@skadnetwok');
  const maps = useQuery(skan.maps({ app }));
  const { data } = maps;
  if (data) return mayEdit ? <MapEditor key={`${app} ${data.draft?.version ?? 'live'}`} maps={data} /> : <MapFacts maps={data} />;
  return (
    <Page title={title}>
      <AsyncView
        of={maps}
        headingLevel={2}
        skeleton={<PanelsSkeleton parts={['form', 'grid']} />}
        explain={() => ({ title: t.failed, cause: t.failedCause })}
      >
        {() => null}
      </AsyncView>
    </Page>
  );
}
