import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Checkbox, MultiSelect, Select, useFieldForm, useProvenaLocale, useRules, useWords, type Option } from '#design-system';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import { members, roles, type MemberDetail } from '#app/api/members/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useAppLabel } from '#screens/kit/apps/useAppOptions.tsx';
import { FormPage, useSave } from '#screens/kit/form/index.ts';
import { nameOf } from '../shared/usePeople.ts';
import { words } from './words.ts';

interface Values {
  role: string;
  apps: number[];
  canCreateApps: boolean;
}

/** The role of a member and the apps that they see. */
export function RoleAndApps({ person }: { person: MemberDetail }) {
  const t = useWords(words);
  const rule = useRules();
  const locale = useProvenaLocale();
  const { account } = useSignedIn();
  const { data: known = [] } = useQuery(roles.all());
  const form = useFieldForm<Values>({
    defaultValues: { role: String(person.role ?? ''), apps: [...person.apps], canCreateApps: person.canCreateApps },
  });
  const save = useSave({
    form,
    call: members.update(),
    input: ({ role, apps, canCreateApps }) => ({
      id: person.id,
      body: { name: null, role: Number(role), apps, channels: null, canCreateApps },
    }),
    done: () => t.saved(nameOf(person)),
    after: (_, values) => form.reset(values),
  });
  const own = account?.roleCategory ?? 2;
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
      <MultiSelect {...form.field('apps')} label={t.apps} hint={t.appsHint} placeholder={t.allApps} options={options} />
      <Checkbox {...form.field('canCreateApps')} label={t.canCreate} />
    </FormPage>
  );
}
