import styled from 'styled-components';

export interface LineOfLink {
  key: string;
  text: string;
  /** Filled in by the medium, needed and not there, as a person wrote it, or what tells this link from others like it. */
  kind: 'macro' | 'missing' | 'fixed' | 'own';
}

/** A link with one parameter per line. */
export function LinkLines({ base, lines }: { base: string; lines: readonly LineOfLink[] }) {
  return (
    <Code>
      <span>{base}</span>
      {lines.map(({ key, text, kind }, index) => (
        // Two parameters may have one key while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          <i>{`${index === 0 ? '?' : '&'}${key}=`}</i>
          <b data-kind={kind}>{text}</b>
        </span>
      ))}
    </Code>
  );
}

export const Code = styled.code`
  display: grid;
  gap: var(--space-half);
  padding: var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-bg-sunken);
  font: 400 12px/19px var(--font-mono);
  overflow-wrap: anywhere;

  & i {
    color: var(--color-text-tertiary);
    font-style: normal;
  }
  & b {
    padding: 0 2px;
    border-radius: var(--radius-xs);
    font-weight: 400;
  }
  & b[data-kind='macro'] {
    background: var(--color-accent-muted);
    color: var(--color-accent-solid);
  }
  & b[data-kind='own'] {
    font-weight: 600;
  }
  & b[data-kind='missing'] {
    border: 1px solid var(--color-negative-border);
    background: var(--color-negative-subtle);
    color: var(--color-negative-text);
  }
`;
