import { useQuery } from '@tanstack/react-query';
import {
  AsyncView,
  Button,
  DescriptionList,
  DrawerSection,
  figureText,
  formatDay,
  LinkButton,
  Skeleton,
  Stack,
  Tag,
  Text,
  useProvenaLocale,
  useWords,
} from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { appListPathOf } from '#app/api/ad-accounts/bindingPaths.ts';
import { countsForMiniPrograms, isAuthorized, sitesOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { useAppLabel } from '#screens/kit/apps/useAppOptions.tsx';
import { useAct } from '#screens/kit/acts/index.ts';
import { MiniProgramNote } from '#screens/kit/binding/index.ts';
import type { ListedAccount } from '../list/rows.ts';
import { PlanForm } from './PlanForm.tsx';
import { words } from './words.ts';

/** One account: who stands behind it, its apps, what is fetched of it, and its renewals. */
export function AccountDrawer({ of: account, mayEdit }: { of: ListedAccount; mayEdit: boolean }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const nameOf = useMediaName();
  const { cid, company, authorizedBy, boundBy, expiresOn, updatedAt, cost, campaigns, network, credentials } = account;
  const names = sitesOf(network.key).filter(({ key }) => account.sites.length === 0 || account.sites.includes(key));
  const language = locale === 'zh-CN' ? 0 : 1;
  const sites = names.length > 0 ? [{ term: t.sites, value: names.map(({ name }) => name[language]).join(t.between) }] : [];
  const appList = appListPathOf(network.key);
  return (
    <>
      <DrawerSection title={t.facts}>
        <Stack gap="3">
          <DescriptionList
            items={[
              { term: t.network, value: nameOf(network.name) },
              { term: t.cid, value: cid },
              { term: t.company, value: company },
              { term: t.authorizedBy, value: authorizedBy },
              { term: t.boundBy, value: boundBy },
              ...(credentials
                ? [{ term: t.credentials, value: t.credentialsSaved(formatDay(credentials.savedOn, locale), credentials.fingerprint) }]
                : []),
              { term: t.expires, value: expiresOn === null ? t.never : formatDay(expiresOn, locale) },
              { term: t.updated, value: updatedAt?.slice(0, 16).replace('T', ' ') },
              { term: t.spend, value: figureText(cost, locale, { kind: 'money' }) },
              { term: t.campaigns, value: campaigns },
              ...sites,
            ]}
          />
          <Stack direction="row" gap="2" isWrapping>
            <LinkButton size="sm" href={`/manage/releaseAccountList/${account.parent ?? account.id}`}>
              {t.subAccounts}
            </LinkButton>
            <LinkButton size="sm" href={appList}>
              {t.boundApps}
            </LinkButton>
          </Stack>
        </Stack>
      </DrawerSection>
      <LinkedApps of={account} />
      {mayEdit && countsForMiniPrograms(network.key) && (
        <DrawerSection title={t.miniProgram}>
          <MiniProgramNote ready={<Text tone="secondary">{t.miniProgramReady}</Text>} />
        </DrawerSection>
      )}
      {mayEdit && <PlanForm key={account.id} of={account} />}
      {mayEdit && isAuthorized(network, account) && <Renewals of={account} />}
    </>
  );
}

function LinkedApps({ of: { id } }: { of: ListedAccount }) {
  const t = useWords(words);
  const apps = useQuery(adAccounts.linkedApps({ id }));
  const labelOf = useAppLabel();
  return (
    <DrawerSection title={t.apps}>
      <AsyncView
        of={apps}
        skeleton={<Skeleton width={240} />}
        explain={() => ({ title: t.appsFailed, cause: '' })}
        empty={(rows) => (rows.length === 0 ? <Text tone="secondary">{t.noApps}</Text> : null)}
      >
        {(rows) => (
          <Stack direction="row" gap="2" isWrapping>
            {rows.map((one) => (
              <Tag key={one.app} kind="line">
                {labelOf(one)}
              </Tag>
            ))}
          </Stack>
        )}
      </AsyncView>
    </DrawerSection>
  );
}

interface Renewed {
  alias: string;
  body: { id: number };
}

function Renewals({ of: { id, alias, state } }: { of: ListedAccount }) {
  const t = useWords(words);
  const failed = () => t.notRenewed;
  // What has ended or was revoked is given again at the network.
  const isOver = state === 'broken';
  const subscription = useAct({ call: adAccounts.renewSubscription(), done: (one: Renewed) => t.subscriptionDone(one.alias), failed });
  const deepLink = useAct({ call: adAccounts.renewDeepLink(), done: (one: Renewed) => t.deepLinkDone(one.alias), failed });
  return (
    <DrawerSection title={t.renewals}>
      <Stack gap="2">
        <Text tone="secondary">{isOver ? t.renewalsOver : t.renewalsNote}</Text>
        <Stack direction="row" gap="2" isWrapping>
          <Button
            size="sm"
            isDisabled={isOver}
            isBusy={subscription.isRunning}
            onPress={() => void subscription.run({ alias, body: { id } })}
          >
            {t.subscription}
          </Button>
          <Button size="sm" isDisabled={isOver} isBusy={deepLink.isRunning} onPress={() => void deepLink.run({ alias, body: { id } })}>
            {t.deepLink}
          </Button>
        </Stack>
      </Stack>
    </DrawerSection>
  );
}
