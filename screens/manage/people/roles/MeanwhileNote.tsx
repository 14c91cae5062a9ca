import { Note, useWords } from '#design-system';
import type { GrantablePage } from '../shared/rights-editor/pages.ts';
import { peopleWords } from '../shared/words.ts';
import type { Meanwhile } from './useRoleSave.ts';
import { words } from './words.ts';

interface MeanwhileNoteProps {
  of: Meanwhile | 'gone' | null;
  pages: readonly GrantablePage[];
}

/** What somebody else has saved while this role was being written. */
export function MeanwhileNote({ of: meanwhile, pages }: MeanwhileNoteProps) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  if (meanwhile === null) return null;
  if (meanwhile === 'gone') return <Note kind="negative">{t.meanwhileGone}</Note>;
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
    <Note kind="warning" title={t.meanwhile}>
      {t.meanwhileWhat(said.join(t.joiner))}
    </Note>
  );
}
