import { Note, useWords } from '#design-system';
import type { GrantablePage } from '../shared/rights-editor/pages.ts';
import { peopleWords } from '../shared/words.ts';
import type { Meanwhile } from './useRoleSave.ts';
import { words } from './words.ts';

interface MeanwhileNoteProps {
  of: Meanwhile | 'gone' | null;
  /** That somebody has changed it, and that it is gone. */
  title: string;
  gone: string;
  pages: readonly GrantablePage[];
}

/** What somebody else has saved while a role, or the rights of a member, were being written. */
export function MeanwhileNote({ of: meanwhile, title, gone, pages }: MeanwhileNoteProps) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  if (meanwhile === null) return null;
  if (meanwhile === 'gone') return <Note kind="negative">{gone}</Note>;
  const { changes, name } = meanwhile;
  const titles = (keys: readonly string[]) => keys.map((key) => pages.find((page) => page.key === key)?.title ?? key);
  const opened = [...titles([...changes.seen, ...changes.editable]), ...changes.flagsOn.map((flag) => p[flag])];
  const closed = [...titles([...changes.hidden, ...changes.readOnly]), ...changes.flagsOff.map((flag) => p[flag])];
  const said = [
    ...(name === null ? [] : [t.renamed(name)]),
    ...(opened.length ? [t.opened([...new Set(opened)].join(p.and))] : []),
    ...(closed.length ? [t.closed([...new Set(closed)].join(p.and))] : []),
  ];
  return (
    <Note kind="warning" title={title}>
      {t.meanwhileWhat(said.join(t.joiner))}
    </Note>
  );
}
