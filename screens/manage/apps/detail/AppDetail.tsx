import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { AsyncView, Empty, LinkButton, Page, Panel, phone, Skeleton, TrailStop, useWords } from '#design-system';
import { useHere } from '#app/access/here.ts';
import { apps as calls } from '#app/api/apps/apps.ts';
import { ApiError } from '#app/api/client/error.ts';
import type { AppDetail as Detail } from '#app/api/apps/shapes.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { rightsOf } from '../rights.ts';
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

/** From a name to the first data, step by step. Without an id a new app is made. */
export function AppDetail() {
  const t = useWords(words);
  const [search] = useSearchParams();
  const named = search.get('id');
  const id = named !== null && /^\d+$/.test(named) ? Number(named) : -1;
  const app = useQuery({ ...calls.one({ id }), enabled: named !== null });
  const step = stepIn(search.get('step'));
  if (named === null) return <Making />;
  // No app, or none of the reader: the service does not tell which, and neither does the page.
  if (app.error instanceof ApiError && app.error.trouble === 'refused')
    return (
      <Empty
        kind="lost"
        headingLevel={2}
        title={t.gone}
        cause={t.goneCause}
        actions={<LinkButton href="/manage/app">{t.toApps}</LinkButton>}
      />
    );
  return (
    <Page
      title={app.data?.name ?? t.basic}
      trail={<TrailStop href="/manage/app">{t.apps}</TrailStop>}
      actions={app.data && <WayOn step={step} id={app.data.id} />}
    >
      <AsyncView headingLevel={2} of={app} skeleton={<Skeleton shape="block" height={420} />}>
        {(detail) => <Steps app={detail} step={step} />}
      </AsyncView>
    </Page>
  );
}

function Making() {
  const t = useWords(words);
  return (
    <Page title={t.newApp} trail={<TrailStop href="/manage/app">{t.apps}</TrailStop>}>
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
  const may = rightsOf(useHere().standing.viewer);
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
        {step === 'basic' && <BasicStep key={app.id} app={app} canEdit={may.edit} />}
        {step === 'guide' && <GuideStep app={app} />}
        {step === 'debug' && <DebugStep key={app.id} app={app} />}
        {step === 'audit' && <AuditStep app={app} canComplete={may.edit} />}
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
