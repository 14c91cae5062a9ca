import { useQuery } from '@tanstack/react-query';
import { MultiSelect, Select, useFieldForm, useRules, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

interface Values {
  account: number | null;
  apps: number[];
}

/** Connects more apps to one of the accounts. Those that are connected stay. */
export function ConnectDialog({ accounts, onClose }: { accounts: readonly AdAccount[]; onClose: () => void }) {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const rule = useRules();
  const { data } = useQuery(appCalls.all());
  const form = useFieldForm<Values>({ defaultValues: { account: accounts.length === 1 ? (accounts[0]?.id ?? null) : null, apps: [] } });
  const connectedOf = (id: number | null) => accounts.find((one) => one.id === id)?.apps.map(({ app }) => app) ?? [];
  const connected = connectedOf(form.getValues('account'));
  const save = useSave({
    form,
    call: adAccounts.bindApps(),
    input: ({ account, apps }) => (account === null ? null : { body: { account, apps: [...new Set([...connectedOf(account), ...apps])] } }),
    done: (_, { account, apps }) => t.saved(accounts.find(({ id }) => id === account)?.alias ?? '', apps.length),
    failed: t.notSaved,
  });
  const options = (data?.all ?? [])
    .filter(({ id, isExpired }) => !isExpired && !connected.includes(id))
    .map(({ id, name, platform }) => ({ id, label: `${name} · ${platforms[platform]}` }));
  return (
    <FormDialog of={save} title={t.choose} act={t.save} onClose={onClose}>
      <Select
        {...form.field('account', rule.choose(t.account))}
        label={t.account}
        options={accounts.map(({ id, alias, cid }) => ({ id, label: `${alias} · ${cid}` }))}
      />
      <MultiSelect {...form.field('apps', rule.choose(t.apps))} label={t.apps} options={options} />
    </FormDialog>
  );
}
