import { use, type ReactNode } from 'react';
import { useLinkTarget } from '../../../primitives/link/Link.tsx';
import { TabStop } from './tabStop.ts';

interface NameLinkProps {
  /** As in Link: what is neither a path nor a safe address stays text. */
  href: string | undefined;
  /** A second, quiet line: `100482 · 新版本拉新`. */
  note?: ReactNode;
  /** The name in words, where a sign stands for it. */
  label?: string;
  children: ReactNode;
}

/**
 * The name of a row in a Table, and the way to what it names. Elsewhere use Link. A plain anchor, because every row has one: the table
 * opens it the way Link would.
 */
export function NameLink({ href, note, label, children }: NameLinkProps) {
  const way = useLinkTarget(href);
  const tabIndex = use(TabStop);
  return (
    <>
      {way ? (
        <a className={note ? 'name two' : 'name'} {...way} tabIndex={tabIndex} aria-label={label}>
          {children}
        </a>
      ) : (
        children
      )}
      {note && <span className="under">{note}</span>}
    </>
  );
}
