import styled from 'styled-components';
import { Page, Panel, PanelsSkeleton, phone, TrailStop, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { useMay } from '#app/access/may.ts';
import { apps as calls } from '#app/api/apps/apps.ts';
import type { AppDetail as Detail } from '#app/api/apps/shapes.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { DetailPage, useRecord } from '#screens/kit/detail/index.ts';
import { AppCard } from './AppCard.tsx';
import { AuditStep } from './audit/AuditStep.tsx';
import { DoneStep } from './audit/DoneStep.tsx';
import { BasicStep } from './basic/BasicStep.tsx';
import { NewApp } from './basic/NewApp.tsx';
import { DebugStep } from './debug/DebugStep.tsx';
import { GuideStep } from './guide/GuideStep.tsx';
import { stepIn, type AppStep } from './steps.ts';
import { StepRail } from './StepRail.tsx';
import { WayOn } from './WayOn.tsx';
import { words } from './words.ts';

export const params = { id: idParam };

/** From a name to the first data, step by step. Without an id a new app is made. */
export function AppDetail() {
  const { id } = useUrlState(params).values;
  return id === null ? <Making /> : <Existing id={id} />;
}

function Existing({ id }: { id: number }) {
  const t = useWords(words);
  const apps = usePageTitle('/manage/app');
  const [search] = useSearchParams();
  const step = stepIn(search.get('step'));
  return (
    <DetailPage
      of={useRecord(calls.one, id)}
      name={({ name }) => name}
      fallback={t.basic}
      list={{ href: '/manage/app', name: apps }}
      actions={(app) => <WayOn step={step} id={app.id} />}
      gone={{ title: t.gone, cause: t.goneCause, back: t.toApps }}
      skeleton={<PanelsSkeleton parts={[{ list: 'rows', main: 'form' }]} />}
    >
      {(app) => <Steps app={app} step={step} />}
    </DetailPage>
  );
}

function Making() {
  const title = usePageTitle();
  const apps = usePageTitle('/manage/app');
  return (
    <Page title={title} trail={<TrailStop href="/manage/app">{apps}</TrailStop>}>
      <Columns>
        <Panel>
          <StepRail current="basic" id={null} isOnline={false} />
        </Panel>
        <NewApp />
      </Columns>
    </Page>
  );
}

function Steps({ app, step }: { app: Detail; step: AppStep }) {
  const mayEdit = useMay('edit systemparam@config');
  return (
    <Columns>
      <Side>
        <Panel>
          <StepRail current={step} id={app.id} isOnline={app.onlineOn !== null} />
        </Panel>
        <Panel>
          <AppCard app={app} />
        </Panel>
      </Side>
      <Main>
        {step === 'basic' && <BasicStep key={app.id} app={app} canEdit={mayEdit} />}
        {step === 'guide' && <GuideStep app={app} />}
        {step === 'debug' && <DebugStep key={app.id} app={app} />}
        {step === 'audit' && <AuditStep app={app} canComplete={mayEdit} />}
        {step === 'done' && <DoneStep app={app} />}
      </Main>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: var(--size-gutter);
  align-items: start;

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--size-gutter);

  ${phone} {
    /* The name stands above, the rest is a matter for a larger screen. */
    & > :nth-child(2) {
      display: none;
    }
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--size-gutter);
  min-width: 0;
`;
