import { useEffect } from 'react';
import { SegmentedControl, useWords } from '#design-system';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { bindings } from '#app/api/ad-accounts/media.ts';
import { isAuthorized, mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { ours } from '#app/api/ours/ours.ts';
import { useLocation } from '#app/lib/router.ts';
import { choiceParam, idParam, useUrlState } from '#app/lib/urlState.ts';
import { AuthorizationScreen, CredentialsScreen, useDeparture, type RenewalOf } from '#screens/kit/binding/index.ts';
import { guide } from './guide.ts';
import { words } from './words.ts';

const medium = mediumOf('kuaishou');

const authorization = {
  medium,
  returns: { name: 'auth_code', pattern: /^[\w-]{1,200}$/ },
  grants: [
    ['读取账户与推广计划', 'Read accounts and campaigns'],
    ['读取消耗报表', 'Read spend reports'],
    ['发送转化回传', 'Send postbacks'],
  ],
} as const;

export const params = { by: choiceParam(['authorization', 'credentials'], 'authorization'), rotate: idParam };

/**
 * Kuaishou: an authorization needs nothing but a login. Who has an app of their own at Kuaishou connects by its keys, which is what the
 * specification has calls for; the call that tells who came back from an authorization is ours.
 */
export function KuaishouBinding() {
  const t = useWords(words);
  const { values, set } = useUrlState(params);
  // The board leads here with the account whose keys are replaced. The form stays when they are.
  const isRotating = values.rotate !== null;
  const by = isRotating ? 'credentials' : values.by;
  useEffect(() => {
    if (isRotating && values.by !== 'credentials') set({ by: 'credentials' }, { isReplaced: true });
  }, [isRotating, values.by, set]);
  const choice = (
    <SegmentedControl
      label={t.way}
      options={[
        { value: 'authorization', label: t.authorization },
        { value: 'credentials', label: t.credentials },
      ]}
      value={by}
      onChange={(next) => set({ by: next, rotate: null })}
    />
  );
  const renewalOf = useOwnRenewal((account) => set({ by: 'credentials', rotate: account }));
  if (by === 'credentials')
    return (
      <CredentialsScreen
        medium={medium}
        fields={credentialFields.kuaishou}
        calls={bindings.kuaishou}
        guide={guide}
        lead={choice}
        renewalOf={renewalOf}
      />
    );
  return (
    <AuthorizationScreen
      {...authorization}
      describe={{ call: ours.connections.exchange, input: ({ state, auth_code: code }) => ({ state, body: { code } }) }}
      lead={choice}
      renewalOf={renewalOf}
    />
  );
}

/** Whichever way the form shows, an account is put right in the way in which it was connected. */
function useOwnRenewal(onRotate: (account: number) => void): RenewalOf {
  const t = useWords(words);
  const { leave, isOffered } = useDeparture();
  const { pathname } = useLocation();
  return (account) => {
    if (!isAuthorized({ key: medium.key, method: 'credential' }, account)) return { label: t.rotate, onPress: ({ id }) => onRotate(id) };
    return isOffered ? { label: t.reauthorize, onPress: ({ id }) => leave({ media: medium.key, from: pathname, account: id }) } : null;
  };
}
