import { MailPlus, Power, PowerOff, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, Panel, useWords } from '#design-system';
import { members } from '#app/api/members/members.ts';
import { BulkButton, FilterChip, ListFilters, ListTable, useBulkAct } from '#screens/kit/listing/index.ts';
import { PeoplePage } from '../shared/PeoplePage.tsx';
import { stateOf, type Person } from '../shared/usePeople.ts';
import { peopleWords } from '../shared/words.ts';
import { InviteDrawer } from './invite/InviteDrawer.tsx';
import { MemberDrawer } from './MemberDrawer.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { useMemberActs } from './useMemberActs.tsx';
import { useMemberList } from './useMemberList.tsx';
import { words } from './words.ts';

const free = (person: Person) => person.lock === null;

/** Everybody who can sign in to this account. */
export function Members() {
  const t = useWords(words);
  const [isInviting, setInviting] = useState(false);
  const { people, list } = useMemberList();
  const acts = useMemberActs();
  const p = useWords(peopleWords);
  const common = {
    input: ({ id }: Person) => ({ id }),
    skipped: (person: Person) => (person.lock ? t[person.lock] : p[stateOf(person)]),
  };
  const enable = useBulkAct(list, {
    ...common,
    verb: t.enable,
    call: members.enable,
    can: (person) => free(person) && stateOf(person) === 'disabled',
    done: t.enabledMany,
  });
  const disable = useBulkAct(list, {
    ...common,
    verb: t.disable,
    call: members.disable,
    can: (person) => free(person) && stateOf(person) === 'enabled',
    confirm: (rows) => ({ title: t.disableMany(rows.length), children: t.disableText, kind: 'danger' }),
    done: t.disabledMany,
    undo: { call: members.enable, input: common.input },
  });
  const resend = useBulkAct(list, {
    ...common,
    verb: t.resend,
    call: members.resendInvitation,
    can: (person) => free(person) && stateOf(person) === 'pending',
    done: t.resentMany,
  });
  const { role, app, state, visit, data } = list.filters;
  return (
    <PeoplePage
      view="members"
      actions={
        <Button kind="primary" icon={UserPlus} onPress={() => setInviting(true)}>
          {t.invite}
        </Button>
      }
    >
      <ListFilters of={list} search={t.search}>
        <FilterChip of={role} />
        <FilterChip of={state} />
        <FilterChip of={app} />
        <FilterChip of={visit} />
        <FilterChip of={data} />
      </ListFilters>
      <Panel isFlush>
        <ListTable
          of={list}
          headingLevel={2}
          rowHeight={48}
          none={{ title: t.none, cause: t.noneCause, action: <Button onPress={() => setInviting(true)}>{t.invite}</Button> }}
          rowMenu={(person) => <MemberMenu person={person} acts={acts} href={list.record.hrefOf(person)} />}
          bulk={
            <>
              <BulkButton of={disable} icon={PowerOff} />
              <BulkButton of={enable} icon={Power} />
              <BulkButton of={resend} icon={MailPlus} />
            </>
          }
        />
      </Panel>
      <MemberDrawer list={list} />
      {isInviting && (
        <InviteDrawer
          people={people.data ?? []}
          roles={people.roles}
          areRolesComing={people.data === undefined && people.isFetching}
          onClose={() => setInviting(false)}
        />
      )}
    </PeoplePage>
  );
}
