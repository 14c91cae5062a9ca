import { useState } from 'react';
import styled from 'styled-components';
import { Copyable, Panel, SegmentedControl, Text, useWords } from '#design-system';
import { longestLink } from '#app/lib/links/linkRules.ts';
import type { Macro } from '#app/api/ours/campaigns/shapes.ts';
import { base, composeLink, linkText } from '../link/composeLink.ts';
import { Code, LinkLines } from '../link/LinkLines.tsx';
import type { Values } from './values.ts';
import { words } from './words.ts';

interface TrackingUrlProps {
  values: Pick<Values, 'macros' | 'parameters'>;
  macros: readonly Macro[];
  /** The address that the service gave it. A new campaign has none yet. */
  address?: string;
}

/** The link as it will be, one parameter per line, always in sight. Copied, it never has a missing macro. */
export function TrackingUrl({ values, macros, address }: TrackingUrlProps) {
  const t = useWords(words);
  const [view, setView] = useState<'lines' | 'raw'>('lines');
  const lines = composeLink(values, macros);
  const at = address ?? base;
  const text = linkText(lines, at);
  return (
    <Panel
      title={t.link}
      note={t.linkNote}
      actions={
        <SegmentedControl
          label={t.view}
          isLabelHidden
          options={[
            { value: 'lines', label: t.perLine },
            { value: 'raw', label: t.raw },
          ]}
          value={view}
          onChange={setView}
        />
      }
      footer={
        <Foot>
          <Text kind="caption" tone={text.length > longestLink ? 'bad' : 'tertiary'}>
            {t.length(text.length, longestLink, lines.filter(({ kind }) => kind === 'macro').length)}
          </Text>
          {address === undefined ? (
            <Text kind="caption" tone="tertiary">
              {t.codeLater}
            </Text>
          ) : (
            <Copyable text={text} what={t.link} isButton />
          )}
        </Foot>
      }
    >
      {view === 'raw' ? (
        <Code>{text}</Code>
      ) : (
        <LinkLines
          base={at}
          lines={lines.map(({ key, value, kind }) => ({ key, kind, text: kind === 'missing' ? t.missing(value) : value }))}
        />
      )}
    </Panel>
  );
}

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4) var(--space-3);
`;
