import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import {
  Button,
  DescriptionList,
  fingerRoom,
  Link,
  Note,
  Panel,
  phone,
  Skeleton,
  Status,
  Text,
  useWords,
  VisuallyHidden,
} from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { optInToTracking, optOutOfTracking, readTracking, type Tracking } from '#app/session/tracking.ts';
import { PlainPage } from '#screens/kit/entry/frame/PlainPage.tsx';
import { useAct } from '#screens/kit/acts/index.ts';
import { words } from './words.ts';
import { config, productName, sitePath } from '#app/lib/config/current.ts';

/** Really opts this browser out, by the script's own hands: see `app/session/tracking.ts` and decision 0011. */
export function OptOut() {
  const t = useWords(words);
  const title = usePageTitle();
  const here = useQuery({ queryKey: ['tracking', 'here'], queryFn: readTracking, staleTime: 0, retry: false });
  return (
    <PlainPage title={title} lead={t.lead(productName())}>
      {here.data && <Standing now={here.data} onChange={() => void here.refetch()} />}
      {here.error && <Note kind="negative" title={t.failed} />}
      {here.isPending && (
        <div aria-busy>
          <VisuallyHidden>{t.reading}</VisuallyHidden>
          <Skeleton shape="form" height={96} />
        </div>
      )}
      <Panel title={t.what}>
        <DescriptionList
          items={[
            {
              term: t.removed,
              value: here.data && !here.data.isOut && here.data.names.length ? t.removedNow(here.data.names.length) : t.removedValue,
            },
            { term: t.kept, value: t.keptValue },
            { term: t.untouched, value: t.untouchedValue },
            { term: t.where, value: t.whereValue(location.hostname) },
          ]}
        />
      </Panel>
      {here.data && (
        <Panel title={t.signals}>
          <DescriptionList
            items={[
              { term: t.gpc, value: here.data.gpc ? t.isSent : t.isNotSent },
              { term: t.dnt, value: here.data.dnt ? t.isSent : t.isNotSent },
            ]}
          />
        </Panel>
      )}
      <Ways>
        <Link href="/policy">{t.policy}</Link>
        {/* A page of its own, not one of the console: the router must not take it. */}
        {config().demo && <a href={sitePath(`/sample/shop.html${t.sampleLanguage}`)}>{t.sample}</a>}
      </Ways>
    </PlainPage>
  );
}

function Standing({ now, onChange }: { now: Tracking; onChange: () => void }) {
  const t = useWords(words);
  const change = useAct({
    call: { mutationFn: async (isOut: boolean) => await (isOut ? optInToTracking() : optOutOfTracking()) },
    done: (isOut) => (isOut ? t.undone : t.done),
    failed: () => t.failed,
    after: onChange,
  });
  return (
    <>
      <Panel title={t.state}>
        <Row>
          <div>
            <Status tone={now.isOut ? 'off' : 'good'}>
              <b>{now.isOut ? t.isOut : t.isIn}</b>
            </Status>
            <Text as="p" tone="secondary">
              {now.isOut ? t.isOutCause : t.isInCause}
            </Text>
          </div>
          <Button kind={now.isOut ? 'secondary' : 'primary'} size="lg" isBusy={change.isRunning} onPress={() => void change.run(now.isOut)}>
            {now.isOut ? t.optIn : t.optOut}
          </Button>
        </Row>
      </Panel>
      {now.isBlocked && (
        <Note kind="warning" title={t.blocked}>
          {t.blockedCause}
        </Note>
      )}
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);

  & p {
    margin-top: var(--space-1);
  }
`;

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);

  ${phone} {
    row-gap: var(--space-5);
  }
  & > a {
    ${fingerRoom}
    color: var(--color-text-link);
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
