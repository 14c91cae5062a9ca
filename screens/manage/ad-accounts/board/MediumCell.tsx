import styled from 'styled-components';
import { Glyph, Link, Status, Text, useProvenaLocale, useWords } from '#design-system';
import { bindingPathOf } from '#app/api/ad-accounts/bindingPaths.ts';
import { secondBindingOf } from '#app/api/ad-accounts/secondBindings.ts';
import { takesBoth } from '#app/api/ad-accounts/mediaFacts.ts';
import type { Media } from '#app/api/ad-accounts/shapes.ts';
import { giftNames } from '#app/lib/glossary/adAccounts.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { stateOf } from '../list/rows.ts';
import { words } from '../words.ts';

const tones = { broken: 'negative', ending: 'warning', waiting: 'live', fine: 'good', disabled: 'off' } as const;

/** One ad network. Its name leads to the page on which its accounts are connected; one that has no such page says so. */
export function MediumCell({ of: media, mayConnect }: { of: Media; mayConnect: boolean }) {
  const t = useWords(words);
  const gifts = useWords(giftNames);
  const name = useMediaName()(media.name);
  const state = stateOf(media);
  const path = bindingPathOf(media.key);
  const second = secondBindingOf(media.key);
  const place = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const count = media.accounts.length;
  const way = path === null ? t.noPage : count === 0 && mayConnect ? t.connect : null;
  return (
    <Cell>
      <Glyph name={name} size={32} />
      <Head>
        <Link kind="quiet" href={path ?? `/manage/channel?media=${media.key}`}>
          {name}
        </Link>
        <Text tone={state === null ? 'tertiary' : 'primary'}>
          <Status tone={state === null ? 'off' : tones[state]}>{state === null ? t.notConnected : t[state]}</Status>
        </Text>
      </Head>
      <Text kind="caption" tone="tertiary">
        {media.gives.map((gift) => gifts[gift]).join(' · ')}
      </Text>
      {second && (
        <Text kind="caption" tone="tertiary">
          {t.also}
          <Link href={second.path}>{second.name[place]}</Link>
        </Text>
      )}
      <Foot>
        <Text kind="caption" tone="secondary">
          {[count > 0 && t.accounts(count), way].filter(Boolean).join(' · ')}
        </Text>
        <Text kind="caption" tone="tertiary">
          {takesBoth(media) ? t.bothWays : t[media.method]}
        </Text>
      </Foot>
    </Cell>
  );
}

const Cell = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 0 var(--space-3);
  padding: 14px var(--space-4);

  & > :first-child {
    grid-row: 1 / span 4;
  }
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-2);
  justify-content: space-between;
  min-width: 0;
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 10px;
`;
