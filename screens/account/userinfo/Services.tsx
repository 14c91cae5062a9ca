import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { AsyncView, Button, dayCount, isDay, Panel, phone, Skeleton, Status, Text, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { active } from '#app/access/gates.ts';
import { apps } from '#app/api/apps/apps.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { services as calls } from '#app/api/services/services.ts';
import type { Service, ServiceItem } from '#app/api/services/shapes.ts';
import { ApplyDialog } from '#screens/kit/locked/ApplyDialog.tsx';
import { words } from './words.ts';

const soon = 30;

/** The five services, how they stand for an app, and the way to have one opened. */
export function Services({ app, canApply }: { app: App; canApply: boolean }) {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const services = useQuery(calls.ofApp({ app: app.id }));
  const { data: lists } = useQuery(apps.all());
  const [asked, setAsked] = useState<Service | null>(null);
  const nameOf = (id: number) => lists?.all.find((one) => one.id === id);
  const open = services.data?.items.filter(({ status }) => status === active).length ?? 0;
  return (
    <Panel
      isFlush
      title={t.services}
      {...(services.data && { note: `${t.ofApp(app.name)} · ${t.servicesNote(services.data.items.length, open)}` })}
    >
      <AsyncView of={services} skeleton={<Skeleton shape="rows" height={280} />}>
        {({ items }) => (
          <List>
            {items.map((item) => (
              <Entry key={item.service}>
                <div>
                  <Text isStrong>{t[item.service]}</Text>
                  <Text as="p" kind="caption" tone="tertiary">
                    {t[`${item.service}What`]}
                  </Text>
                </div>
                <Apps data-none={item.apps.length === 0 || undefined}>
                  <Text tone="secondary" isCut>
                    {item.apps
                      .map((id) => nameOf(id))
                      .map((one) => (one ? `${one.name} ${platforms[one.platform]}` : ''))
                      .filter(Boolean)
                      .join(t.between) || '–'}
                  </Text>
                </Apps>
                <State of={item} />
                {canApply && item.status !== active && !item.isRequested ? (
                  <Button
                    size="sm"
                    onPress={() => setAsked(item.service)}
                    aria-label={`${item.endsOn ? t.renew : t.apply} ${t[item.service]}`}
                  >
                    {item.endsOn ? t.renew : t.apply}
                  </Button>
                ) : (
                  <span />
                )}
              </Entry>
            ))}
          </List>
        )}
      </AsyncView>
      {asked && <ApplyDialog service={asked} name={t[asked]} app={app.id} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function State({ of: { status, endsOn, isRequested } }: { of: ServiceItem }) {
  const t = useWords(words);
  const left = isDay(endsOn) ? dayCount({ start: reportToday(), end: endsOn }) - 1 : null;
  if (isRequested) return <Status tone="live">{t.requested}</Status>;
  if (status !== active) return <Status tone="off">{left !== null && left < 0 ? t.over : t.notOpen}</Status>;
  if (left !== null && left <= soon) return <Status tone="warning">{t.left(left)}</Status>;
  return <Status tone="good">{endsOn ? t.until(endsOn) : t.open}</Status>;
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Apps = styled.div`
  display: grid;
  min-width: 0;

  ${phone} {
    &[data-none] {
      display: none;
    }
  }
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) 150px 72px;
  align-items: center;
  justify-items: start;
  gap: var(--space-4);
  padding: 10px var(--space-4);
  border-top: 1px solid var(--color-border-subtle);

  & > :nth-child(2) {
    max-width: 100%;
  }
  & > :last-child {
    justify-self: end;
  }

  ${phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);

    & > :nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
    }
    & > :last-child {
      grid-area: 1 / 2;
    }
  }
`;
