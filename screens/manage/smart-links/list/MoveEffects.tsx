import { Note, useWords } from '#design-system';
import type { LinkTemplate } from '#app/api/ours/links/one-links.ts';
import { changesBetween } from '#app/lib/links/outcomes.ts';
import { useCellName } from '../detail/matrix/useCellName.ts';
import { words } from '../words.ts';

interface MoveEffectsProps {
  before: LinkTemplate | undefined;
  after: LinkTemplate | undefined;
}

/** What another template changes for those who click the link, before it is saved. */
export function MoveEffects({ before, after }: MoveEffectsProps) {
  const t = useWords(words);
  const nameOf = useCellName();
  if (!before || !after || before.id === after.id) return null;
  const changes = changesBetween(before.routes, after.routes);
  const broken = changes.flatMap(({ kind, cell }) => (kind === 'broken' ? [nameOf(cell)] : []));
  if (!changes.length) return <Note>{t.moveSame}</Note>;
  return (
    <Note kind={broken.length ? 'warning' : 'info'} title={t.moveChanges(changes.length)}>
      {broken.length > 0 && t.moveBroken(broken)}
    </Note>
  );
}
