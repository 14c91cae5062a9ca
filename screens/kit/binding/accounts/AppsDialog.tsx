import { bilingual, MultiSelect, useFieldForm, useRules, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { useAppLabel, useAppOptions } from '#screens/kit/apps/useAppOptions.tsx';

/** Which apps the ad spend of an account is for. */
export function AppsDialog({ of: account, onClose }: { of: AdAccount; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const options = useAppOptions();
  const labelOf = useAppLabel();
  const form = useFieldForm({ defaultValues: { apps: account.apps.map(({ app }) => app) } });
  const save = useSave({
    form,
    call: adAccounts.bindApps(),
    input: ({ apps }) => ({ body: { account: account.id, apps } }),
    done: (_, { apps }) => t.done(account.alias, apps.length),
    failed: t.failed,
  });
  return (
    <FormDialog of={save} title={t.title(account.alias)} act={t.save} onClose={onClose}>
      <MultiSelect
        {...form.field('apps', rule.choose(t.apps))}
        label={t.apps}
        hint={t.hint}
        options={options}
        known={account.apps.map((one) => ({ id: one.app, label: labelOf(one) }))}
      />
    </FormDialog>
  );
}

const words = bilingual({
  title: [(alias: string) => `“${alias}”的关联应用`, (alias: string) => `Apps connected to “${alias}”`],
  apps: ['关联应用', 'Connected apps'],
  hint: ['取消关联后，这个应用不再有此账户的消耗', 'An app that is taken out gets no more ad spend from this account'],
  save: ['保存', 'Save'],
  done: [
    (alias: string, count: number) => `${alias} 已关联 ${count} 个应用`,
    (alias: string, count: number) => `${alias}: ${count} ${count === 1 ? 'app' : 'apps'} connected`,
  ],
  failed: ['没有保存成功', "Couldn't save the apps"],
});
