import { Clock } from 'lucide-react';
import { LinkButton, Note, todayHere, useWords } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import { daysLeft, stateOf } from '../state.ts';
import { words } from '../words.ts';

/** Names what ends soon, before it has ended. */
export function EndingNote({ apps }: { apps: readonly App[] }) {
  const t = useWords(words);
  const today = todayHere();
  const ending = apps
    .filter((app) => stateOf(app, today) === 'ending')
    .map((app) => ({ name: app.name, left: daysLeft(app, today) ?? 0 }))
    .toSorted((one, other) => one.left - other.left);
  const [first] = ending;
  if (!first) return null;
  const title = ending.length === 1 ? t.endingTitle(first.name, first.left) : t.endingMany(ending.length, first.left);
  return (
    <Note
      kind="warning"
      icon={Clock}
      isInline
      title={title}
      action={
        <LinkButton size="sm" href="/manage/userinfo">
          {t.seePlan}
        </LinkButton>
      }
    >
      {t.endingText}
    </Note>
  );
}
