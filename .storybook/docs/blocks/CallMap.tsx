import styled from 'styled-components';
import { contract, type Declared } from '#app/api/contract.ts';
import type { Role } from '#app/access/role.ts';
import { subjects } from '#app/api/declare/subjects.ts';
import { roleNames } from '#app/lib/glossary/words.ts';
import { screenAt } from '../../../app/routes/find.ts';
import { unsent } from '../../../tests/contract/sent/unsent.ts';
import { screensByCall } from '../../calls/facts.ts';
import { openingOf, roles } from '../../calls/openingOf.ts';
import { useChoice } from '../language.tsx';

const titles: Readonly<Record<Role, readonly [chinese: string, english: string]>> = {
  super: roleNames.owner,
  manager: roleNames.admin,
  appManager: roleNames.appAdmin,
  custom: ['自定义角色', 'Custom role'],
  channel: roleNames.channelPartner,
};

/** Every declared call by what it is about, with the screens that send it and the roles that open one of them. */
export function CallMap() {
  const choose = useChoice();
  return subjects.map((subject) => {
    const calls = contract.filter(({ endpoint }) => endpoint.subject === subject);
    return (
      <section key={subject}>
        <h2>
          {subject} · {calls.length}
        </h2>
        <Sheet>
          <thead>
            <tr>
              <th>{choose('调用', 'Call')}</th>
              <th>{choose('页面', 'Screens')}</th>
              <th>{choose('角色', 'Roles')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ name, endpoint }) => (
              <CallRow key={name} name={name} endpoint={endpoint} />
            ))}
          </tbody>
        </Sheet>
      </section>
    );
  });
}

function CallRow({ name, endpoint }: Declared) {
  const choose = useChoice();
  const senders = screensByCall[name] ?? [];
  const screens = senders.flatMap((path) => screenAt(path) ?? []);
  const isEverywhere = senders.includes('shell');
  const pages = isEverywhere ? [{ path: '/' }, ...screens] : screens;
  const decision = unsent[name];
  return (
    <tr>
      <td>
        <b>{endpoint.method}</b> <code>{endpoint.path}</code>
      </td>
      <td>
        {decision !== undefined && choose(`不发送，见决策 ${decision}`, `Not sent, see decision ${decision}`)}
        {isEverywhere && <Screen>{choose('外壳（每个页面）', 'Shell (every page)')}</Screen>}
        {screens.map(({ path, title }) => (
          <Screen key={path}>
            {choose(...title)} <code>{path}</code>
          </Screen>
        ))}
      </td>
      <td>
        {roles.flatMap((role) => {
          const opening = openingOf(role, pages);
          if (opening === undefined) return [];
          const [chinese, english] = titles[role];
          const title = choose<string>(chinese, english);
          return <Screen key={role}>{opening === 'always' ? title : choose(`${title}（有权限时）`, `${title} (with the right)`)}</Screen>;
        })}
      </td>
    </tr>
  );
}

const Sheet = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  & :is(th, td) {
    padding: 6px 12px 6px 0;
    border-bottom: 1px solid var(--color-border-subtle);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    font: 400 12px/18px var(--font-sans);
  }

  & th {
    color: var(--color-text-secondary);
    border-color: var(--color-border-strong);
  }

  & th:last-child {
    width: 22%;
  }

  & :is(b, code) {
    font: 400 12px/18px var(--font-mono);
  }
`;

const Screen = styled.span`
  display: block;

  & > code {
    color: var(--color-text-secondary);
  }
`;
