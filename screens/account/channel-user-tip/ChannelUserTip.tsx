import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Heading, LinkButton, Page, Panel, Stack, Text, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { apps } from '#app/api/apps/apps.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { words } from './words.ts';

/** What a channel user sees here and what not, before the first look at a number. */
export function ChannelUserTip() {
  const t = useWords(words);
  const title = usePageTitle();
  const { account } = useSignedIn();
  const lists = useQuery(apps.all());
  const count = lists.data?.all.filter(({ isDebug }) => !isDebug).length ?? 0;
  const parts = [
    [t.see, t.seeList],
    [t.seeNot, t.seeNotList],
    [t.differ, t.differList],
  ] as const;
  return (
    <Page title={title}>
      <Panel>
        <Letter>
          <Stack gap="6">
            <Stack gap="2">
              <Heading level={2} look="title">
                {t.heading}
              </Heading>
              <Text as="p" tone="secondary">
                {t.lead(account?.name ?? account?.email ?? '')}
              </Text>
            </Stack>
            {parts.map(([title, text]) => (
              <Stack key={title} gap="1">
                <Heading level={3}>{title}</Heading>
                <Text as="p">{text}</Text>
              </Stack>
            ))}
            <Stack direction="row" gap="3" isWrapping>
              {count > 0 && (
                <LinkButton href="/manage/app" kind="primary">
                  {t.open}
                </LinkButton>
              )}
              <Text tone="tertiary">{lists.data && (count > 0 ? t.apps(count) : t.none)}</Text>
            </Stack>
          </Stack>
        </Letter>
      </Panel>
    </Page>
  );
}

const Letter = styled.div`
  max-width: 44em;
  padding: var(--space-4) var(--space-2);
`;
