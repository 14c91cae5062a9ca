import styled from 'styled-components';
import { contract, type Declared } from '#app/api/contract.ts';
import { subjects } from '#app/api/declare/subjects.ts';
import { wireNameOf } from '#app/api/wire/shapes.ts';
import { useChoice } from '../language.tsx';

/** Every declared call by what it is about, as the wire spells it. */
export function CallTable() {
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
              <th>{choose('参数与内容', 'Sends')}</th>
              <th>{choose('代码里', 'In code')}</th>
              <th>{choose('规格', 'Spec')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((declared) => (
              <CallRow key={declared.name} declared={declared} />
            ))}
          </tbody>
        </Sheet>
      </section>
    );
  });
}

function CallRow({ declared: { name, endpoint } }: { declared: Declared }) {
  const choose = useChoice();
  const { method, path, spec, isOurs, isOpen, cites } = endpoint;
  return (
    <tr>
      <td>
        <Method data-method={method}>{method}</Method> <code>{path}</code>
      </td>
      <td>{sends(endpoint)}</td>
      <td>
        <code>{name}</code>
        {isOpen && choose(' 无需登录', ' open')}
      </td>
      <td>
        {isOurs ? <Ours>{choose('自有', 'ours')}</Ours> : spec.join(', ')}
        <Cites>{cites}</Cites>
      </td>
    </tr>
  );
}

/** Names of the query, then of the body in braces; what may be left out has a question mark. */
function sends({ query, always, body, as }: Declared['endpoint']): string {
  const asked = Object.entries(query).map(([name, codec]) => `${wireNameOf(name, codec)}${codec.isOptional ? '?' : ''}`);
  const fixed = Object.entries(always).map(([name, value]) => `${name}=${value}`);
  const fields = Object.keys(body?.json['properties'] ?? {});
  const content = body ? [`{ ${fields.join(', ')} }${as === 'json' ? '' : ` ${as}`}`] : [];
  return [...asked, ...fixed, ...content].join(', ');
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
  }

  & th:first-child {
    width: 38%;
  }

  & th:nth-child(2) {
    width: 28%;
  }

  & th {
    font: 500 12px/18px var(--font-sans);
    color: var(--color-text-secondary);
    border-color: var(--color-border-strong);
  }

  & td {
    font: 400 12px/18px var(--font-sans);
  }

  & code {
    font: 400 12px/18px var(--font-mono);
  }
`;

const Method = styled.b`
  font: 600 12px/18px var(--font-mono);
  color: var(--color-text-secondary);

  &[data-method='DELETE'] {
    color: var(--color-negative-text);
  }
`;

const Ours = styled.b`
  padding: 0 6px;
  border-radius: var(--radius-xs);
  color: var(--color-text-primary);
  background: var(--color-accent-muted);
`;

const Cites = styled.span`
  display: block;
  color: var(--color-text-secondary);
`;
