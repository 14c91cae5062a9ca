import styled from 'styled-components';
import { Text, useWords } from '#design-system';
import { whyWords } from '../words.ts';

/** What was asked, in the words of the wire, and how far that reaches. */
export function Request({ lines }: { lines: readonly string[] }) {
  const t = useWords(whyWords);
  return (
    <Limit>
      <Text as="p" kind="caption" tone="tertiary">
        {t.limit}
      </Text>
      {lines.map((line) => (
        <code key={line}>{line}</code>
      ))}
    </Limit>
  );
}

const Limit = styled.div`
  padding: 14px var(--space-5);
  border-top: 1px solid var(--color-border-subtle);

  & > code {
    display: block;
    margin-top: var(--space-1);
    color: var(--color-text-secondary);
    font: 12px/18px var(--font-mono);
    overflow-wrap: anywhere;
  }
`;
