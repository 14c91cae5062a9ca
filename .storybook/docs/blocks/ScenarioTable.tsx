import { scenarios } from '#mocks/scenarios.ts';

/** Every scenario there is, with the name to write in a story. */
export function ScenarioTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>名称 Name</th>
          <th>简体中文</th>
          <th>English</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(scenarios).map(([name, { chinese, english }]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{chinese}</td>
            <td>{english}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
