import { useId } from 'react';
import {
  useProvenaLocale,
  CheckboxGroup,
  bilingual,
  Button,
  FormFooter,
  Grid,
  MultiSelect,
  Note,
  Panel,
  TextField,
  useFieldForm,
  useRules,
  useWords,
} from '#design-system';
import type { Authorization } from '#app/api/ad-accounts/shapes.ts';
import type { Medium, Site } from '#app/api/ad-accounts/mediaFacts.ts';
import { ours } from '#app/api/ours/ours.ts';
import { productName } from '#app/lib/config/current.ts';
import { SaveForm, useSave } from '#screens/kit/form/index.ts';
import { useAppOptions } from '#screens/kit/apps/useAppOptions.tsx';
import { AuthorizedAccount } from './AuthorizedAccount.tsx';
import { Ends } from './Ends.tsx';
import { SubAccounts } from './SubAccounts.tsx';

interface ConfirmationFormProps {
  of: Authorization;
  medium: Medium;
  isChanging: boolean;
  /** It is the wrong account: out again. */
  onChange: () => void;
  onDone: () => void;
}

interface Values {
  cids: string[];
  apps: number[];
  alias: string;
  sites: string[];
}

/** Names both sides of what is about to be tied together, and asks which accounts are connected to which apps. */
export function ConfirmationForm({ of: found, medium, isChanging, onChange, onDone }: ConfirmationFormProps) {
  const t = useWords(words);
  const rule = useRules();
  const id = useId();
  const apps = useAppOptions();
  const free = found.subAccounts.filter(({ boundBy }) => boundBy === null).map(({ cid }) => cid);
  const sites = medium.sites ?? none;
  const language = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const form = useFieldForm<Values>({ defaultValues: valuesOf(found, free, sites) });
  const cids = form.getValues('cids');
  // Of what is confirmed, the account that is authorized again; the others are new.
  const renewed = cids.includes(found.cid) ? found.renews : null;
  const save = useSave({
    form,
    call: ours.connections.confirm(),
    input: (values) => ({
      state: found.state,
      body: { cids: values.cids, alias: values.alias.trim() || null, apps: values.apps, sites: values.sites },
    }),
    done: (made) => (renewed ? t.renewed(renewed.alias, made.length - 1) : t.done(made.length)),
    failed: t.failed,
    after: onDone,
  });
  const footer = (
    <FormFooter {...(cids.length === 0 ? { blocker: t.chooseOne } : { note: t.nothingYet })}>
      <Button isBusy={isChanging} isDisabled={form.isSaving} onPress={onChange}>
        {t.change}
      </Button>
      <Button type="submit" form={id} kind="primary" isBusy={form.isSaving} isDisabled={cids.length === 0 || isChanging}>
        {renewed ? t.renew(cids.length - 1) : t.confirm(cids.length)}
      </Button>
    </FormFooter>
  );
  return (
    <Panel footer={footer}>
      <SaveForm of={save} id={id} label={t.title}>
        <Ends medium={medium} />
        <AuthorizedAccount of={found} />
        <Note kind="warning" title={t.check} isInline>
          {t.wrong}
        </Note>
        {found.renews && <Note isInline>{t.renews(found.renews.alias)}</Note>}
        {found.subAccounts.length > 0 && (
          <SubAccounts of={found.subAccounts} chosen={cids} onChoose={(next) => form.setValue('cids', next, { shouldDirty: true })} />
        )}
        {sites.length > 0 && (
          <CheckboxGroup
            {...form.field('sites', rule.choose(t.sites))}
            label={t.sites}
            hint={t.sitesHint}
            direction="row"
            options={sites.map(({ key, name }) => ({ value: key, label: name[language] }))}
          />
        )}
        <Grid columns={2}>
          <MultiSelect {...form.field('apps', rule.choose(t.apps))} label={t.apps} options={apps} />
          <TextField {...form.field('alias', rule.atMost(40))} label={t.alias} hint={t.aliasHint(productName())} placeholder={found.name} />
        </Grid>
      </SaveForm>
    </Panel>
  );
}

const none: readonly Site[] = [];

/** A new authorization takes all that is free; one that is repeated takes its own account, with the alias, the apps and the sites that it has. */
const valuesOf = ({ subAccounts, cid, renews }: Authorization, free: string[], sites: readonly Site[]): Values => ({
  cids: renews || subAccounts.length === 0 ? [cid] : free,
  sites: renews?.sites.length ? renews.sites : sites.map(({ key }) => key),
  apps: renews?.apps.map(({ app }) => app) ?? [],
  alias: renews?.alias ?? '',
});

const words = bilingual({
  title: ['核对账户并确认', 'Check the account and confirm'],
  check: ['核对账户名与 cid。', 'Check the account name and cid.'],
  wrong: [
    '浏览器里登录着哪个媒体账户，就会绑定哪个。绑错会把消耗算到别的应用。',
    'Whichever account is signed in at the network gets connected. A wrong one counts its ad spend for the wrong app.',
  ],
  renews: [
    (alias: string) => `重新授权 ${alias}：别名、关联应用和已取得的数据都保留。`,
    (alias: string) => `${alias} is authorized again. Its alias, its apps and its data stay.`,
  ],
  sites: ['取哪些投放端的数据', 'Sites to fetch'],
  sitesHint: ['不选的投放端不取消耗', 'No ad spend is fetched for the others'],
  apps: ['关联应用', 'Connected apps'],
  alias: ['别名', 'Alias'],
  aliasHint: [
    (product: string) => `只在 ${product} 内显示，不填用媒体侧的名称`,
    (product: string) => `Shown in ${product} only; the network's name if left empty`,
  ],
  nothingYet: ['确认前不会读取任何数据', 'Nothing is read before you confirm'],
  chooseOne: ['至少选择一个账户', 'Choose at least one account'],
  change: ['换一个账户', 'Use another account'],
  confirm: [(count: number) => `确认绑定 ${count} 个账户`, (count: number) => `Connect ${count} ${count === 1 ? 'account' : 'accounts'}`],
  done: [
    (count: number) => `已绑定 ${count} 个账户，等待首条数据`,
    (count: number) => `${count} ${count === 1 ? 'account' : 'accounts'} connected. Waiting for data`,
  ],
  renew: [
    (more: number) => (more > 0 ? `重新授权，另绑定 ${more} 个账户` : '重新授权'),
    (more: number) => (more > 0 ? `Reauthorize and connect ${more} more` : 'Reauthorize'),
  ],
  renewed: [
    (alias: string, more: number) => `已重新授权 ${alias}${more > 0 ? `，另绑定 ${more} 个账户` : ''}`,
    (alias: string, more: number) => `${alias} reauthorized${more > 0 ? `, ${more} more connected` : ''}`,
  ],
  failed: ['没有绑定成功', "Couldn't connect the accounts"],
});
