import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Heading, LinkButton, Stack, Text, toasts, useProvenaLocale, useWords } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import { members, type Role } from '#app/api/members/members.ts';
import { ourMembers } from '#app/api/ours/people/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { useAct, useExplainError } from '#screens/kit/acts/index.ts';
import { dataFlags, type DataFlag } from '#app/api/account/rights.ts';
import { authOf, type Checked } from '../../shared/rights.ts';
import { useRightedPages } from '../../shared/rights-editor/pages.ts';
import { withNeeded } from '../../shared/rights-editor/together.ts';
import { peopleWords } from '../../shared/words.ts';
import { nameOf } from '../../shared/usePeople.ts';
import type { Seen } from '../rows.ts';
import { words } from '../words.ts';

interface SmallestChangeProps {
  row: Seen;
  app: App;
  target: { page: string } | { flag: DataFlag };
  isSeen: boolean;
  roles: readonly Role[];
}

/** Opens or closes one thing for one person in one app, or leads to the role where more people are concerned. */
export function SmallestChange({ row: { person, access }, app, target, isSeen, roles }: SmallestChangeProps) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const pages = useRightedPages();
  const locale = useProvenaLocale();
  const cache = useQueryClient();
  const explain = useExplainError();
  const [isReading, setReading] = useState(false);
  const grant = useAct({ call: members.grant(), done: () => t.changed(nameOf(person)) });
  const role = roles.find(({ id }) => id === person.role);
  if (person.roleCategory <= 2) return <Text as="p">{t.adminSees}</Text>;
  const save = async () => {
    setReading(true);
    try {
      // All rights of the person are written, so those that count now are read first: somebody else may have changed some (0034).
      const all = await cache.fetchQuery({ ...ourMembers.access({ app: app.id }), staleTime: 0 });
      const fresh = all.find(({ member }) => member === person.id) ?? access;
      const { checked: next } = changed(fresh, target, !isSeen);
      const keys = [...new Set([...fresh.view, ...next.view])];
      await grant.run({ body: { member: person.id, app: app.id, ...authOf(next, keys) } });
    } catch (error) {
      toasts.show({ kind: 'bad', title: t.notChanged, detail: explain(error) });
    } finally {
      setReading(false);
    }
  };
  const { opened, closed } = changed(access, target, !isSeen).together;
  const titleOf = (key: string) => (key === 'pay' ? p.pay : (pages.find((page) => page.key === key)?.title ?? key));
  const label = isSeen ? t.closeFor(nameOf(person)) : 'flag' in target ? t.openData(nameOf(person)) : t.openFor(nameOf(person));
  return (
    <Stack gap="2" align="start">
      <Heading level={3}>{t.smallest}</Heading>
      <Text as="p" kind="caption" tone="secondary">
        {t.openText}
      </Text>
      {opened.map(([, needed]) => (
        <Text as="p" key={needed}>
          {t.opensToo(titleOf(needed))}
        </Text>
      ))}
      {closed.map(([page]) => (
        <Text as="p" key={page}>
          {t.closesToo(titleOf(page))}
        </Text>
      ))}
      <Stack direction="row" gap="2" isWrapping>
        {!person.lock && (
          <Button kind="primary" isBusy={isReading || grant.isRunning} onPress={() => void save()}>
            {label}
          </Button>
        )}
        {role && !role.isFixed && (
          <LinkButton href={`/manage/authroleDetail?id=${role.id}`}>{t.changeRole(roleNameIn(role.name, locale), role.members)}</LinkButton>
        )}
      </Stack>
    </Stack>
  );
}

function changed({ view, edit, flags }: Seen['access'], target: SmallestChangeProps['target'], isOpen: boolean) {
  const before: Checked = { view: new Set(view), edit: new Set(edit), flags: new Set(dataFlags.filter((flag) => flags.includes(flag))) };
  const next = { view: new Set(before.view), edit: new Set(before.edit), flags: new Set(before.flags) };
  if ('flag' in target) {
    if (isOpen) next.flags.add(target.flag);
    else next.flags.delete(target.flag);
  } else if (isOpen) next.view.add(target.page);
  else {
    next.view.delete(target.page);
    next.edit.delete(target.page);
  }
  return withNeeded(before, next);
}
