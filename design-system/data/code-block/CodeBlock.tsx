import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CodeFrame } from './CodeFrame.tsx';
import { partsOfLine } from './partsOfLine.ts';

interface CodeBlockProps {
  /** Where it goes or what it is: 'index.html', '接入代码'. */
  title: string;
  code: string;
  /** A word on what is special about it, beside the title. */
  note?: ReactNode;
  /** Numbers of lines to point at, from 1. */
  marked?: readonly number[];
  /** Long lines break instead of scrolling sideways: for addresses. */
  isWrapping?: boolean;
  /** What the reader has to do before the code is complete: '先填网站域名'. Its copy button shows this and takes no press. */
  missing?: string | undefined;
}

/** Code to read and to copy whole. A value from the service is a JsonViewer. */
export function CodeBlock({ title, code, note, marked = nothing, isWrapping, missing }: CodeBlockProps) {
  return (
    <CodeFrame title={title} note={note} copy={() => code} missing={missing}>
      <Code data-wrap={isWrapping || undefined}>
        {code.split('\n').map((line, index) => (
          // Lines of a text and parts of a line have no identity except their index.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={index} data-marked={marked.includes(index + 1) || undefined}>
            {line
              ? partsOfLine(line).map(({ text, kind }, at) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <Part key={at} data-kind={kind}>
                    {text}
                  </Part>
                ))
              : ' '}
          </Line>
        ))}
      </Code>
    </CodeFrame>
  );
}

const nothing: readonly number[] = [];

const Code = styled.code`
  display: block;
  width: max-content;
  min-width: 100%;
  font: inherit;
  counter-reset: line;
  white-space: pre;

  &[data-wrap] {
    width: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Part = styled.span`
  &[data-kind='string'] {
    color: var(--color-text-link);
  }

  &[data-kind='comment'] {
    color: var(--color-text-tertiary);
  }

  &[data-kind='call'] {
    font-weight: 500;
    color: var(--color-text-primary);
  }
`;

const Line = styled.span`
  display: block;
  padding-left: 36px;
  text-indent: -36px;
  counter-increment: line;

  &::before {
    content: counter(line);
    display: inline-block;
    width: 24px;
    margin-right: 12px;
    text-align: right;
    text-indent: 0;
    color: var(--color-text-tertiary);
    user-select: none;
  }

  &[data-marked] {
    background: var(--color-accent-muted);
  }
`;
