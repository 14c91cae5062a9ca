import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { fingerRoom } from '../../foundation/finger.ts';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { CodeFrame } from '../code-block/CodeFrame.tsx';
import { deepPaths, linesOf, type Json, type JsonLine } from './lines.ts';

interface Picking {
  /** What a press does: 'Filter by user.level “3”'. */
  label: (path: string, value: string) => string;
  isOffered: (value: string) => boolean;
  pick: (path: string, value: string) => void;
}

interface JsonViewerProps {
  /** What it is: 'Payload', '原始数据'. */
  title: string;
  value: Json;
  /** JSON pointers of invalid values, which are highlighted: `/payload/price`. */
  wrong?: readonly string[];
  /** Makes values pressable, which are no containers: told by their JSON pointer, as text. */
  picking?: Picking;
  /** Containers from this depth begin folded. */
  foldedFrom?: number;
}

/** A value as the service sent it, to read, fold and copy. */
export function JsonViewer({ title, value, wrong = nothing, picking, foldedFrom = 3 }: JsonViewerProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(deepPaths(value, foldedFrom)));
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const lines = useMemo(() => linesOf(value, { folded, pages }), [value, folded, pages]);

  const toggle = (path: string) =>
    setFolded((now) => (now.has(path) ? new Set([...now].filter((other) => other !== path)) : new Set([...now, path])));
  const more = (path: string) => setPages((now) => new Map([...now, [path, (now.get(path) ?? 1) + 1]]));
  return (
    <CodeFrame title={title} copy={() => JSON.stringify(value, null, 2)}>
      {lines.map((line) => (
        <Line
          key={`${line.path} ${line.kind === 'close'} ${line.kind === 'more'}`}
          style={{ '--depth': line.depth }}
          data-wrong={(line.kind !== 'close' && wrong.includes(line.path)) || undefined}
        >
          {line.kind === 'more' ? <More line={line} onPress={more} /> : <Entry line={line} onToggle={toggle} picking={picking} />}
        </Line>
      ))}
    </CodeFrame>
  );
}

interface EntryProps {
  line: JsonLine;
  onToggle: (path: string) => void;
  picking: Picking | undefined;
}

function Entry({ line: { path, key, kind, text, isLast }, onToggle, picking }: EntryProps) {
  const t = useWords(words);
  const value = leafText(kind, text);
  const isContainer = kind === 'open' || kind === 'folded';
  return (
    <>
      {isContainer && (
        <Fold
          aria-label={`${kind === 'open' ? t.fold : t.unfold} ${key ?? path}`}
          aria-expanded={kind === 'open'}
          onPress={() => onToggle(path)}
        >
          {kind === 'open' ? '−' : '+'}
        </Fold>
      )}
      {key !== undefined && <Key>{JSON.stringify(key)}: </Key>}
      {picking && value !== null && picking.isOffered(value) ? (
        <Pick aria-label={picking.label(path, value)} onPress={() => picking.pick(path, value)}>
          <Value data-kind={kind}>{text}</Value>
        </Pick>
      ) : (
        <Value data-kind={kind}>{text}</Value>
      )}
      {!isLast && kind !== 'open' && ','}
    </>
  );
}

/** A value without its quotes. Null for a container: an empty one is a word, too. */
function leafText(kind: JsonLine['kind'], text: string): string | null {
  if (kind === 'text') return String(JSON.parse(text));
  return kind === 'number' || (kind === 'word' && text !== '[]' && text !== '{}') ? text : null;
}

function More({ line, onPress }: { line: JsonLine; onPress: (path: string) => void }) {
  const t = useWords(words);
  return <MoreButton onPress={() => onPress(line.path)}>{t.more(line.text)}</MoreButton>;
}

const nothing: readonly string[] = [];

const words = bilingual({
  fold: ['收起', 'Collapse'],
  unfold: ['展开', 'Expand'],
  more: [(count: string) => `其余 ${count} 项`, (count: string) => `${count} more`],
});

const Line = styled.div`
  position: relative;
  padding-left: calc(var(--depth) * 16px + 16px);
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-wrong] {
    background: var(--color-negative-subtle);
    color: var(--color-negative-text);
  }

  &[data-wrong] * {
    color: inherit;
  }
  /* A line that can be folded is as high as a finger. */
  ${phone} {
    &:has(> [aria-expanded]) {
      padding-block: 10px;
    }
    & > [aria-expanded]::after {
      inset-inline: 0 -22px;
    }
  }
`;

const Fold = styled(Button)`
  ${fingerRoom}
  position: absolute;
  left: calc(var(--depth) * 16px - 4px);
  width: 18px;
  height: 19px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-xs);
  background: none;
  color: var(--color-text-tertiary);
  cursor: pointer;

  &[data-hovered] {
    background: var(--color-bg-pressed);
    color: var(--color-text-primary);
  }
`;

const MoreButton = styled(Button)`
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text-link);
  cursor: pointer;
`;

const Pick = styled(Button)`
  display: inline;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  cursor: pointer;

  &[data-hovered] {
    text-decoration: underline;
  }
`;

const Key = styled.span`
  color: var(--color-text-secondary);
`;

const Value = styled.span`
  color: var(--color-text-primary);

  &[data-kind='text'] {
    color: var(--color-text-link);
  }

  &[data-kind='number'] {
    font-weight: 500;
  }

  &[data-kind='folded'] {
    color: var(--color-text-tertiary);
  }
`;
