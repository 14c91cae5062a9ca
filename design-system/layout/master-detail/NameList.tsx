import type { ReactNode } from 'react';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Panel } from '../panel/Panel.tsx';

export interface NameLine {
  id: number | string;
  name: string;
  href: string;
  /** The one thing that is said of each: how many use it, whether it is on. */
  note: string;
  /** A Tag of the few that differ. */
  tag?: ReactNode;
}

interface NameListProps {
  label: string;
  lines: readonly NameLine[];
  /** The one whose details stand beside it. */
  current: number | string | null;
}

/** The list of a MasterDetail that is short enough to be seen as a whole: a name on each line, which leads to its details. */
export function NameList({ label, lines, current }: NameListProps) {
  return (
    <Panel isFlush>
      <Names aria-label={label}>
        {lines.map(({ id, name, href, note, tag }) => (
          <li key={id} data-current={id === current || undefined}>
            <Link href={href} kind="quiet">
              {name}
            </Link>
            {tag}
            <Text kind="caption" tone="tertiary">
              {note}
            </Text>
          </li>
        ))}
      </Names>
    </Panel>
  );
}

const Names = styled.ul`
  margin: 0;
  padding: var(--space-2) 0;
  list-style: none;

  & > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 36px;
    padding: 0 var(--space-4);
  }
  & > li > :last-child {
    margin-left: auto;
    white-space: nowrap;
  }
  & > li:hover {
    background: var(--color-bg-hover);
  }
  & > li[data-current] {
    background: var(--color-bg-selected);
    font-weight: 500;
    box-shadow: inset 2px 0 0 var(--color-accent-solid);
  }
  ${phone} {
    & > li {
      min-height: 40px;
    }
  }
  /* The whole line leads there. */
  & > li > a {
    position: static;
  }
  & > li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
