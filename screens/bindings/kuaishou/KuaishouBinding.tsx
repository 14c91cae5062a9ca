import { useEffect } from 'react';
import { SegmentedControl, useWords } from '#design-system';
import { returnCalls } from '#app/api/ad-accounts/authorizationCalls.ts';
import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { choiceParam, idParam, useUrlState } from '#app/lib/urlState.ts';
import { AuthorizationScreen, CredentialsScreen } from '#screens/kit/binding/index.ts';
import { guide } from './guide.ts';
import { words } from './words.ts';

const keys = { medium: mediumOf('kuaishou'), fields: credentialFields.kuaishou, calls: credentialCalls.kuaishou, guide };

const authorization = {
  medium: mediumOf('kuaishou'),
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
  // The board and the list lead here with the account whose keys are replaced. The form stays when they are.
  const isRotating = values.rotate !== null;
  useEffect(() => {
    if (isRotating && values.by !== 'credentials') set({ by: 'credentials' }, { isReplaced: true });
  }, [isRotating, values.by, set]);
  const by = isRotating ? 'credentials' : values.by;
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
  if (by === 'credentials') return <CredentialsScreen {...keys} lead={choice} />;
  return (
    <AuthorizationScreen
      {...authorization}
      describe={{ call: returnCalls.kuaishou, input: ({ state, auth_code: code }) => ({ state, body: { code } }) }}
      lead={choice}
    />
  );
}
