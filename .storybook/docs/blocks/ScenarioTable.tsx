import { scenarios, type Scenario } from '#mocks/scenarios.ts';
import { useChoice } from '../language.tsx';

const entries: [string, Scenario][] = Object.entries(scenarios);

/** Every scenario there is, with the name to write in a story. */
export function ScenarioTable() {
  const choose = useChoice();
  return (
    <table>
      <thead>
        <tr>
          <th>{choose('场景', 'Scenario')}</th>
          <th>{choose('名称', 'Name')}</th>
          <th>{choose('账号', 'Account')}</th>
          <th>{choose('应用', 'App')}</th>
          <th>{choose('不同之处', 'What is different')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, { chinese, english, meaning, account, app }]) => (
          <tr key={name}>
            <td>{choose(chinese, english)}</td>
            <td>
              <code>{name}</code>
            </td>
            <td>{account ?? '—'}</td>
            <td>{app ?? '—'}</td>
            <td>{choose(...meaning)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
