import { scenarios, type Scenario } from '#mocks/scenarios.ts';

const entries: [string, Scenario][] = Object.entries(scenarios);

/** Every scenario there is, with the name to write in a story. */
export function ScenarioTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>名称 Name</th>
          <th>简体中文</th>
          <th>English</th>
          <th>账号 Account</th>
          <th>应用 App</th>
          <th>不同之处 What is different</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, { chinese, english, meaning, account, app }]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{chinese}</td>
            <td>{english}</td>
            <td>{account ?? '—'}</td>
            <td>{app ?? '—'}</td>
            <td>
              {meaning[0]}
              <br />
              {meaning[1]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
