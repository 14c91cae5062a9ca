import { useQuery } from '@tanstack/react-query';
import { AsyncView, Page, PanelsSkeleton, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { apps } from '#app/api/apps/apps.ts';
import { appSettings } from '#app/api/ours/apps/settings.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { DetailTabs } from '#screens/kit/detail/index.ts';
import { CountingFacts } from './counting/CountingFacts.tsx';
import { CountingForm } from './counting/CountingForm.tsx';
import { Naming } from './naming/Naming.tsx';
import { TrackingFacts } from './tracking/TrackingFacts.tsx';
import { TrackingForm } from './tracking/TrackingForm.tsx';
import { words } from './words.ts';

/** How an app is counted, and what its events are called. H5 apps do not have this page. */
export function AppSettings() {
  const t = useWords(words);
  return (
    <Page title={usePageTitle()}>
      <DetailTabs
        label={usePageTitle()}
        items={[
          { id: 'counting', label: t.countingTab, content: <Counting /> },
          { id: 'tracking', label: t.trackingTab, content: <Tracking /> },
          { id: 'naming', label: t.namingTab, content: <Naming /> },
        ]}
      />
    </Page>
  );
}

function Counting() {
  const app = useApp().id;
  const mayEdit = useMay('edit systemparam@config');
  const detail = useQuery(apps.one({ id: app }));
  return (
    <AsyncView of={detail} headingLevel={2} skeleton={<PanelsSkeleton parts={['form']} />}>
      {(one) => (mayEdit ? <CountingForm key={one.id} app={one} /> : <CountingFacts app={one} />)}
    </AsyncView>
  );
}

function Tracking() {
  const app = useApp().id;
  const mayEdit = useMay('edit systemparam@config');
  const names = useQuery(appSettings.tracking({ app }));
  return (
    <AsyncView of={names} headingLevel={2} skeleton={<PanelsSkeleton parts={['form']} />}>
      {(all) => (mayEdit ? <TrackingForm key={app} names={all} /> : <TrackingFacts names={all} />)}
    </AsyncView>
  );
}
