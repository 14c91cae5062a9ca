import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import styled from 'styled-components';
import {
  AsyncView,
  Avatar,
  AvatarPicker,
  Button,
  DescriptionList,
  Divider,
  Heading,
  Note,
  Panel,
  Skeleton,
  Stack,
  Tag,
  Text,
  useProvenaLocale,
  useWords,
} from '#design-system';
import { account as calls } from '#app/api/account/account.ts';
import type { Account } from '#app/api/account/shapes.ts';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { isDemoAccount } from '#app/access/viewer.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { useAct } from '#screens/kit/acts/index.ts';
import { maskedPhone } from './maskedPhone.ts';
import { words } from '../words.ts';

/** Who somebody is to the others, and the picture that stands for them. */
export function Profile({ onEdit }: { onEdit: () => void }) {
  const t = useWords(words);
  const person = useQuery(calls.detail());
  return (
    <Panel
      title={t.profile}
      actions={
        person.data &&
        !isDemoAccount(person.data) && (
          <Button kind="ghost" size="sm" icon={Pencil} onPress={onEdit}>
            {t.edit}
          </Button>
        )
      }
    >
      <AsyncView of={person} skeleton={<Skeleton shape="form" height={360} />}>
        {(told) => <Person person={told} />}
      </AsyncView>
    </Panel>
  );
}

function Person({ person }: { person: Account }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const session = useSession();
  const save = useAct({
    call: ourAccount.saveAvatar(),
    done: () => t.avatarSaved,
    failed: () => t.failed,
    after: (_, { body }) => session.updateAccount(body),
  });
  const name = person.name ?? person.email;
  const isDemo = isDemoAccount(person);
  return (
    <Stack gap="4">
      {isDemo && <Note kind="info">{t.demo}</Note>}
      <Stack direction="row" gap="4">
        <Avatar name={name} choice={person.avatar} size={64} />
        <Who>
          <Heading level={3} look="title" isCut>
            {name}
          </Heading>
          <Stack direction="row" gap="2">
            <Tag kind="accent">{roleNameIn(person.newRoleName ?? person.roleName, locale)}</Tag>
            <Text tone="secondary" isCut>
              {person.company}
            </Text>
          </Stack>
        </Who>
      </Stack>
      <DescriptionList
        termWidth={56}
        items={[
          { term: t.email, value: person.email },
          { term: t.phone, value: person.phone && maskedPhone(person.phone) },
          { term: t.company, value: person.company || null },
        ]}
      />
      <Divider />
      <Stack gap="2">
        <Stack direction="row" gap="2" justify="between">
          <Heading level={3}>{t.avatar}</Heading>
          <Text kind="caption" tone="tertiary">
            {t.avatarNote}
          </Text>
        </Stack>
        <AvatarPicker
          label={t.avatar}
          value={save.running?.body.avatar ?? person.avatar}
          onChange={(avatar) => void save.run({ body: { avatar } })}
          isDisabled={isDemo}
        />
      </Stack>
    </Stack>
  );
}

const Who = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
`;
