import { useMemo, useState } from 'react';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Drawer,
  MultiSelect,
  Select,
  Stack,
  Text,
  TextArea,
  useConfirm,
  useProvenaLocale,
  useWords,
} from '#design-system';
import type { Role } from '#app/api/members/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useAppOptions } from '#screens/kit/apps/useAppOptions.tsx';
import { PartnerScope } from '../../shared/PartnerScope.tsx';
import { idsOf, isChosen, type Scope } from '../../shared/scope.ts';
import { dataFlags, type DataFlag } from '#app/api/account/rights.ts';
import { flagsIn } from '../../shared/rights.ts';
import type { Person } from '../../shared/usePeople.ts';
import { useScopeQuestion } from '../../shared/useScopeQuestion.tsx';
import { peopleWords } from '../../shared/words.ts';
import { AddressList } from './AddressList.tsx';
import { parseAddresses } from './parseAddresses.ts';
import { useInvitations } from './useInvitations.ts';
import { words } from './words.ts';

interface InviteDrawerProps {
  people: readonly Person[];
  roles: readonly Role[];
  areRolesComing: boolean;
  onClose: () => void;
}

/** Invites one or many: what they get is chosen once, each address is checked before, and each has its outcome after. */
export function InviteDrawer({ people, roles, areRolesComing, onClose }: InviteDrawerProps) {
  const t = useWords(words);
  const [text, setText] = useState('');
  // Those who are invited from here join the list behind; they are no members of before.
  const [before] = useState(() => people.map(({ email }) => email));
  const given = useGiven(roles);
  const { outcomes, send, isRunning } = useInvitations();
  const ask = useConfirm();
  const scopeQuestion = useScopeQuestion();
  const addresses = useMemo(() => parseAddresses(text, before), [text, before]);
  const isSent = (email: string) => outcomes.get(email)?.is === 'sent';
  const ready = addresses.filter(({ email, state }) => state === 'new' && !isSent(email)).map(({ email }) => email);
  const failed = ready.filter((email) => outcomes.get(email)?.is === 'failed').length;
  const sent = addresses.filter(({ email, state }) => state === 'new' && isSent(email)).length;
  const act = failed > 0 ? t.again(ready.length) : t.act(ready.length);
  const invite = async () => {
    const { role, isPartner, apps, channels } = given;
    const question = isPartner ? scopeQuestion(given, act) : undefined;
    if (!role || (question && !(await ask(question)))) return;
    await send(ready, { ...given, role, apps: idsOf(apps), channels: isPartner ? idsOf(channels) : [] });
  };
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.title}
      hasUnsaved={ready.length > 0 && !isRunning}
      isBusy={isRunning}
      footerNote={
        sent + failed > 0 ? t.outcome(sent, failed) : addresses.length > 0 && t.found(ready.length, addresses.length - ready.length)
      }
      footer={
        <>
          <Button slot="close" isDisabled={isRunning}>
            {t.close}
          </Button>
          <Button kind="primary" isBusy={isRunning} isDisabled={!given.isComplete || ready.length === 0} onPress={() => void invite()}>
            {act}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <TextArea label={t.emails} value={text} onChange={setText} rows={4} isMono hint={t.emailsHint} isReadOnly={isRunning} />
        {addresses.length > 0 && <AddressList addresses={addresses} outcomes={outcomes} />}
        <GivenFields of={given} {...{ roles, areRolesComing }} />
      </Stack>
    </Drawer>
  );
}

function useGiven(roles: readonly Role[]) {
  const [roleId, setRole] = useState('');
  const [apps, setApps] = useState<Scope>([]);
  const [channels, setChannels] = useState<Scope>([]);
  const [flags, setFlags] = useState<readonly DataFlag[] | null>(null);
  const role = roles.find(({ id }) => String(id) === roleId);
  const isPartner = role?.category === 5;
  const isComplete = role !== undefined && (!isPartner || (isChosen(apps) && isChosen(channels)));
  // Admins see all data, whatever is saved for them.
  const seesAll = role !== undefined && role.category <= 2;
  return { role, isPartner, isComplete, seesAll, apps, channels, flags: seesAll ? null : flags, setRole, setApps, setChannels, setFlags };
}

function GivenFields({
  of: given,
  roles,
  areRolesComing,
}: Pick<InviteDrawerProps, 'roles' | 'areRolesComing'> & { of: ReturnType<typeof useGiven> }) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const locale = useProvenaLocale();
  const { account } = useSignedIn();
  const { role, isPartner, seesAll, apps, channels, flags } = given;
  // The service lets a reader give the roles below the own one.
  const own = account?.roleCategory ?? 2;
  const roleOptions = roles
    .filter(({ category }) => category > own)
    .map(({ id, name }) => ({ id: String(id), label: roleNameIn(name, locale) }));
  const appOptions = useAppOptions();
  return (
    <>
      <Select
        label={t.role}
        options={roleOptions}
        isBusy={areRolesComing}
        placeholder={t.chooseRole}
        value={role ? String(role.id) : null}
        onChange={given.setRole}
        isRequired
      />
      {isPartner ? (
        <PartnerScope
          apps={{ value: apps, onChange: given.setApps }}
          channels={{ value: channels, onChange: given.setChannels }}
          appOptions={appOptions}
        />
      ) : (
        <MultiSelect
          label={p.visibleApps}
          hint={t.appsHint}
          placeholder={t.allApps}
          options={appOptions}
          value={idsOf(apps)}
          onChange={given.setApps}
        />
      )}
      {seesAll && <Text tone="secondary">{t.adminData}</Text>}
      {role && !seesAll && (
        <Checkbox label={t.ownData} value={flags !== null} onChange={(isOwn) => given.setFlags(isOwn ? flagsIn(role.auth) : null)} />
      )}
      {role && flags && (
        <CheckboxGroup
          label={t.data}
          hint={t.dataHint}
          direction="row"
          options={dataFlags.map((value) => ({ value, label: p[value] }))}
          value={[...flags]}
          onChange={given.setFlags}
        />
      )}
    </>
  );
}
