import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, DescriptionList, Heading, Icon, Note, Page, Panel, SplitView, Tag, Text, useWords, type LucideIcon } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { services } from '#app/api/services/services.ts';
import type { Service } from '#app/api/services/shapes.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { words } from './words.ts';

interface LockedServiceProps {
  service: Service;
  name: string;
  /** What one has after it is open, in a sentence. */
  promise: string;
  /** At most four. */
  points: readonly { icon: LucideIcon; title: string; text: string }[];
  /** What serves today instead. */
  now: ReactNode;
  /** Panels of invented data, each marked `isSample`. */
  children: ReactNode;
}

/** In place of a page whose service is not open: what it gives, on labelled sample data, and one way to apply for it. */
export function LockedService({ service, name, promise, points, now, children }: LockedServiceProps) {
  const t = useWords(words);
  const title = usePageTitle();
  const platforms = useWords(platformNames);
  const app = useApp();
  const { data } = useQuery(services.ofApp({ app: app.id }));
  const [isApplying, setApplying] = useState(false);
  const isRequested = data?.items.find((one) => one.service === service)?.isRequested ?? false;
  const mayApply = useMay('request services');
  return (
    <Page title={title} meta={`${app.name} · ${platforms[app.platform]}`}>
      <SplitView
        sideAt="start"
        side={
          <Panel>
            <Offer>
              <Tag icon={Lock}>{t.locked}</Tag>
              <Heading level={2} look="title">
                {name}
              </Heading>
              <Text tone="secondary">{promise}</Text>
              <ul>
                {points.map(({ icon, title: point, text }) => (
                  <li key={point}>
                    <Icon of={icon} />
                    <b>{point}</b>
                    <Text kind="caption" tone="tertiary">
                      {text}
                    </Text>
                  </li>
                ))}
              </ul>
              <Button kind="primary" size="lg" isDisabled={!mayApply || isRequested} onPress={() => setApplying(true)}>
                {isRequested ? t.applied : t.apply}
              </Button>
              <Text kind="caption" tone="tertiary">
                {mayApply ? t.after : t.mayNot}
              </Text>
              <DescriptionList
                items={[
                  { term: t.who, value: t.whoValue },
                  { term: t.now, value: now },
                ]}
              />
            </Offer>
          </Panel>
        }
      >
        <Note>{t.sample(app.name)}</Note>
        {children}
      </SplitView>
      {isApplying && <ApplyDialog service={service} name={name} app={app.id} onClose={() => setApplying(false)} />}
    </Page>
  );
}

const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-1);

  & > :first-child {
    justify-self: start;
  }
  & > ul {
    display: grid;
    gap: var(--space-4);
    margin: var(--space-2) 0;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    column-gap: var(--space-3);
  }
  & > ul b {
    font-weight: 600;
  }
  & > ul > li > :last-child {
    grid-column: 2;
  }
  & > dl {
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-border-subtle);
  }
`;
