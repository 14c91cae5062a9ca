import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Checkbox, MultiSelect, Select, useFieldForm, useProvenaLocale, useRules, useWords, type Option } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import { members, roles, type MemberDetail } from '#app/api/members/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useAppLabel } from '#screens/kit/apps/useAppOptions.tsx';
import { FormPage, useSave } from '#screens/kit/form/index.ts';
import { PartnerScope } from '../shared/PartnerScope.tsx';
import { idsOf, isChosen, scopeOf, type Scope } from '../shared/scope.ts';
import { nameOf } from '../shared/usePeople.ts';
import { useScopeQuestion } from '../shared/useScopeQuestion.tsx';
import { peopleWords } from '../shared/words.ts';
import { words } from './words.ts';

interface Values {
  role: string;
  apps: Scope;
  /** Of a channel partner. */
  channels: Scope;
  canCreateApps: boolean;
  canManageAdAccounts: boolean;
}

/** The role of a member and the apps that they see. */
export function RoleAndApps({ person }: { person: MemberDetail }) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const rule = useRules();
  const locale = useProvenaLocale();
  const { account } = useSignedIn();
  const { data: known = [] } = useQuery(roles.all());
  /** Ad accounts are open to admins by their role, to a channel partner never, to others by a right of their own. */
  const kindOf = (role: string) => {
    const category = known.find(({ id }) => String(id) === role)?.category;
    return { isPartner: category === 5, ownsRight: category !== undefined && category > 1 && category !== 5 };
  };
  const form = useFieldForm<Values>({
    defaultValues: {
      role: String(person.role ?? ''),
      apps: person.roleCategory === 5 ? scopeOf(person.apps) : person.apps,
      channels: person.roleCategory === 5 ? scopeOf(person.channels) : [],
      canCreateApps: person.canCreateApps,
      canManageAdAccounts: person.canManageAdAccounts,
    },
  });
  const needed = (what: string) => ({ validate: (scope: Scope) => isChosen(scope) || rule.choose(what).required });
  const scopeQuestion = useScopeQuestion();
  const save = useSave({
    form,
    call: members.update(),
    confirm: (values) => (kindOf(values.role).isPartner ? scopeQuestion(values, t.saveRole) : undefined),
    input: ({ role: id, apps, channels, canCreateApps, canManageAdAccounts }) => {
      const { isPartner, ownsRight } = kindOf(id);
      const given = {
        channels: isPartner ? [...idsOf(channels)] : null,
        canCreateApps,
        canManageAdAccounts: ownsRight ? canManageAdAccounts : null,
      };
      return { id: person.id, body: { name: null, role: Number(id), apps: [...idsOf(apps)], ...given } };
    },
    done: () => t.saved(nameOf(person)),
    after: (_, values) => form.reset(values),
  });
  const { isPartner, ownsRight } = kindOf(form.getValues('role'));
  const apps = form.field('apps', isPartner ? needed(p.visibleApps) : {});
  const own = account?.roleCategory ?? 2;
  // Nobody gives what they do not have.
  const mayGiveAdAccounts = useMay('edit channel@manage') || person.canManageAdAccounts;
  const { data: lists } = useQuery(appCalls.all());
  const labelOf = useAppLabel();
  const options = useMemo(() => (lists?.all ?? []).map((app): Option<number> => ({ id: app.id, label: labelOf(app) })), [lists, labelOf]);
  return (
    <FormPage of={save} title={t.roleAndApps} act={t.saveRole} leavesWith={['id']}>
      <Select
        {...form.field('role', rule.choose(t.role))}
        label={t.role}
        options={known
          .filter(({ category }) => category > own)
          .map(({ id, name }) => ({ id: String(id), label: roleNameIn(name, locale) }))}
      />
      {isPartner ? (
        <PartnerScope apps={apps} channels={form.field('channels', needed(p.channels))} appOptions={options} />
      ) : (
        <MultiSelect
          {...apps}
          value={idsOf(apps.value)}
          label={p.visibleApps}
          hint={t.appsHint}
          placeholder={t.allApps}
          options={options}
        />
      )}
      <Checkbox {...form.field('canCreateApps')} label={t.canCreate} />
      {ownsRight && (
        <Checkbox
          {...form.field('canManageAdAccounts')}
          label={t.canManageAdAccounts}
          hint={mayGiveAdAccounts ? t.adAccountsHint : t.notYours}
          isDisabled={!mayGiveAdAccounts}
        />
      )}
    </FormPage>
  );
}
