import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AsyncView, bilingual, Button, Dialog, Note, Select, Skeleton, Stack, Text, useProvenaLocale, useWords } from '#design-system';
import { members, roles, type Member, type Role } from '#app/api/members/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { useAct, useEach } from '#screens/kit/acts/index.ts';
import { nameOf, useMembers } from '../shared/usePeople.ts';
import { peopleWords } from '../shared/words.ts';
import { words as roleWords } from './words.ts';

interface DeleteDialogProps {
  of: Role;
  onClose: () => void;
}

/** Deletes a role after naming who has it. They get another one first; where that fails for somebody, the role stays. */
export function DeleteDialog({ of: role, onClose }: DeleteDialogProps) {
  const t = useWords(words);
  const { deleteTitle, deleteText, delete: verb, deleted } = useWords(roleWords);
  const { and } = useWords(peopleWords);
  const name = roleNameIn(role.name, useProvenaLocale());
  const people = useMembers();
  const holders = people.data?.filter((one) => one.role === role.id);
  const [to, setTo] = useState<string | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const move = useEach({ call: members.update });
  const remove = useAct({ call: roles.delete(), done: () => deleted(name), after: onClose });
  const run = async (some: readonly Member[]) => {
    const outcomes = await move.run(some.map(({ id, apps }) => ({ id, body: { ...unchanged, role: Number(to), apps } })));
    const reasons = outcomes.flatMap(({ reason }, index) => {
      const person = some[index];
      return reason !== undefined && person ? [t.notMoved(nameOf(person), reason)] : [];
    });
    setFailed(reasons);
    if (reasons.length === 0) await remove.run({ id: role.id });
  };
  const isMissing = holders === undefined || (holders.length > 0 && to === null);
  return (
    <Dialog
      title={deleteTitle(name)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={move.isRunning || remove.isRunning}
      footer={
        <>
          <Button slot="close">{t.cancel}</Button>
          <Button
            kind="danger"
            isDisabled={isMissing}
            isBusy={move.isRunning || remove.isRunning}
            onPress={() => holders && void run(holders)}
          >
            {holders?.length ? t.moveAndDelete : verb}
          </Button>
        </>
      }
    >
      <AsyncView of={{ ...people, data: holders }} skeleton={<Skeleton shape="rows" height={88} />}>
        {(some) =>
          some.length === 0 ? (
            <Text as="p">{deleteText}</Text>
          ) : (
            <Stack gap="3">
              <Text as="p">{t.usedBy(some.length, some.map(nameOf).join(and))}</Text>
              <NewRole of={role} value={to} onChange={setTo} />
              {failed.length > 0 && (
                <Note kind="negative" title={t.stays}>
                  {failed.join(t.joiner)}
                </Note>
              )}
            </Stack>
          )
        }
      </AsyncView>
    </Dialog>
  );
}

const unchanged = { name: null, channels: null, canCreateApps: null, canManageAdAccounts: null };

/** A channel partner has channels, which are chosen for each of them where their rights are: nobody becomes one here. */
function NewRole({ of: role, value, onChange }: { of: Role; value: string | null; onChange: (role: string) => void }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { data = [] } = useQuery(roles.all());
  const others = data.filter(({ id, category }) => id !== role.id && category > 2 && category !== 5);
  return (
    <Select
      label={t.to}
      hint={t.toHint}
      placeholder={t.choose}
      value={value}
      onChange={onChange}
      options={others.map(({ id, name }) => ({ id: String(id), label: roleNameIn(name, locale) }))}
    />
  );
}

const words = bilingual({
  usedBy: [
    (n: number, names: string) => `${n} 位成员正在使用：${names}。`,
    (n: number, names: string) => `${n} ${n === 1 ? 'member has' : 'members have'} this role: ${names}.`,
  ],
  to: ['他们改用的角色', 'Their new role'],
  toHint: [
    '按新角色查看和编辑，立即生效。应用范围和个人权限不变。',
    'It applies at once. Their apps and permissions of their own stay as they are.',
  ],
  choose: ['选择角色', 'Choose a role'],
  moveAndDelete: ['换角色并删除', 'Change roles and delete'],
  stays: ['角色没有删除，还有人在使用', 'The role wasn’t deleted. It is still in use'],
  notMoved: [(name: string, reason: string) => `${name}：${reason}`, (name: string, reason: string) => `${name}: ${reason}`],
  joiner: ['；', '; '],
  cancel: ['取消', 'Cancel'],
});
