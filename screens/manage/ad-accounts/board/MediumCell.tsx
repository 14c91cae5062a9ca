import styled from 'styled-components';
import { Glyph, Link, Status, Text, useProvenaLocale, useWords } from '#design-system';
import { bindingPathOf, secondBindingOf } from '#app/api/ad-accounts/bindingPaths.ts';
import { credentialFieldsOf } from '#app/api/ad-accounts/credentialFields.ts';
import { takesAuthorization, takesBoth } from '#app/api/ad-accounts/mediaFacts.ts';
import type { Media } from '#app/api/ad-accounts/shapes.ts';
import { giftNames } from '#app/lib/glossary/adAccounts.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { stateOf } from '../list/rows.ts';
import { words } from '../words.ts';

const tones = { broken: 'negative', ending: 'warning', waiting: 'live', fine: 'good', disabled: 'off' } as const;

/** One ad network. Its name leads to the page on which its accounts are connected; one that has no such page says so. */
export function MediumCell({ of: media }: { of: Media }) {
  const t = useWords(words);
  const gifts = useWords(giftNames);
  const needsOf = useNeeds();
  const name = useMediaName()(media.name);
  const state = stateOf(media);
  const path = bindingPathOf(media.key);
  const second = secondBindingOf(media.key);
  const place = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const count = media.accounts.length;
  const gives = media.gives.map((gift) => gifts[gift]);
  // Whoever agrees at a network brings the accounts below their own. Keys open one.
  if (takesAuthorization(media)) gives.push(t.subAccounts);
  const foot = [...(count > 0 ? [t.accounts(count)] : []), ...(path === null ? [t.noPage] : count > 0 ? [] : [needsOf(media)])];
  return (
    <Cell>
      <Glyph name={name} size={32} />
      <div>
        <Head>
          <Text isStrong>
            <Link kind="quiet" href={path ?? `/manage/channel?media=${media.key}`}>
              {name}
            </Link>
          </Text>
          <Text tone={state === null ? 'tertiary' : 'primary'}>
            <Status tone={state === null ? 'off' : tones[state]}>{state === null ? t.notConnected : t[state]}</Status>
          </Text>
        </Head>
        <Gives>
          {gives.map((gift) => (
            <Text key={gift} kind="caption" tone="tertiary">
              {gift}
            </Text>
          ))}
        </Gives>
        {second && (
          <Text kind="caption" tone="tertiary">
            {t.also}
            <Link href={second.path}>{second.name[place]}</Link>
          </Text>
        )}
        <Foot>
          <Text kind="caption" tone="secondary">
            {foot.join(' · ')}
          </Text>
          <Text kind="caption" tone="tertiary">
            {takesBoth(media) ? t.bothWays : t[media.method]}
          </Text>
        </Foot>
      </div>
    </Cell>
  );
}

/** What one has to bring to connect an account. */
function useNeeds() {
  const t = useWords(words);
  const place = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  return (media: Media): string => {
    const fields = takesAuthorization(media) ? null : credentialFieldsOf(media.key);
    if (!fields) return t.needsSignIn;
    const needed = Object.values(fields).filter(({ isOptional }) => !isOptional);
    return t.needs(needed.map(({ label }) => (typeof label === 'string' ? label : label[place])));
  };
}

const Cell = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: var(--space-3);
  padding: 14px var(--space-4);

  & > div {
    display: flex;
    flex-direction: column;
  }
`;

/** A state that does not fit beside a long name stands below it, whole. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  justify-content: space-between;
`;

const Gives = styled.div`
  display: flex;
  flex-wrap: wrap;

  & > :not(:last-child)::after {
    content: ' · ';
    white-space: pre;
  }
`;

const Foot = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: end;
  justify-content: space-between;
  margin-top: auto;
  padding-top: 10px;

  & > :last-child {
    flex: none;
  }
`;
