import styled from 'styled-components';
import { isRole, readTokens, type Token } from '../../../design-system/tokens/read.ts';
import { contrast } from '../../../design-system/tokens/contrast.ts';
import { pairingOf } from '../../../design-system/tokens/pairs.ts';
import { useChoice } from '../language.tsx';

const tokens = readTokens().filter(isRole);
const byName = new Map(tokens.map((token) => [token.name, token]));

interface TokenTableProps {
  /** The beginning of the names: `color-text`, `chart-cat`, `space`. */
  of: string;
}

/** Tokens as the source says them: value per theme, the weakest contrast to what they stand on, and what they are for. */
export function TokenTable({ of }: TokenTableProps) {
  const choose = useChoice();
  const rows = tokens.filter((token) => token.name === of || token.name.startsWith(`${of}-`));
  return (
    <Sheet>
      <thead>
        <tr>
          <th>{choose('名称', 'Name')}</th>
          <th>{choose('浅色', 'Light')}</th>
          <th>{choose('深色', 'Dark')}</th>
          <th>{choose('最低对比度', 'Lowest contrast')}</th>
          <th>{choose('用途', 'Usage')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((token) => (
          <tr key={token.name}>
            <td>
              <code>--{token.name}</code>
            </td>
            <td>
              <Sample token={token} theme="light" />
            </td>
            <td>{token.dark ? <Sample token={token} theme="dark" /> : '='}</td>
            <td>{lowestContrast(token)}</td>
            <td>{token.usage ?? ''}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function Sample({ token, theme }: { token: Token; theme: 'light' | 'dark' }) {
  const value = valueIn(token, theme);
  if (token.type === 'color') {
    return (
      <>
        <Swatch data-theme={theme} style={{ '--swatch': value }} />
        <code>{value}</code>
      </>
    );
  }
  if (token.type === 'typography') return <span style={{ font: value }}>归因 Attribution 864,120</span>;
  if (token.type === 'dimension') {
    return (
      <>
        <Length style={{ '--length': value }} />
        <code>{value}</code>
      </>
    );
  }
  return <code>{value}</code>;
}

function lowestContrast(token: Token): string {
  const pairing = pairingOf(token.name);
  if (!pairing) return '';
  return (['light', 'dark'] as const)
    .map((theme) => {
      const ratios = pairing.on.map((ground) => contrast(valueIn(token, theme), valueIn(byName.get(ground), theme)));
      return Math.min(...ratios).toFixed(1);
    })
    .join(' · ')
    .concat(` (≥ ${pairing.least})`);
}

function valueIn(token: Token | undefined, theme: 'light' | 'dark'): string {
  return (theme === 'dark' ? (token?.dark ?? token?.light) : token?.light) ?? '';
}

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--type-body);

  & th,
  & td {
    padding: 6px 12px 6px 0;
    border-bottom: 1px solid var(--color-border-subtle);
    text-align: left;
    vertical-align: middle;
    color: var(--color-text-primary);
    background: none;
  }

  & th {
    font: 500 12px/18px var(--font-sans);
    color: var(--color-text-secondary);
    border-color: var(--color-border-strong);
  }

  & code {
    font: 400 12px/18px var(--font-mono);
    color: var(--color-text-secondary);
    white-space: nowrap;
  }
`;

const Swatch = styled.span`
  display: inline-block;
  width: 28px;
  height: 18px;
  margin-right: 8px;
  border-radius: var(--radius-xs);
  background: var(--swatch) !important;
  box-shadow: inset 0 0 0 1px var(--color-border-control);
  vertical-align: middle;
`;

const Length = styled.span`
  display: inline-block;
  width: min(var(--length), 240px);
  height: 8px;
  margin-right: 8px;
  border-radius: 1px;
  background: var(--color-accent-line);
  vertical-align: middle;
`;
