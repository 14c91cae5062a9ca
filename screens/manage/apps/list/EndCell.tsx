import { Stack, Tag, useWords, type Day } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import { daysLeft } from '../state.ts';
import { words } from '../words.ts';

/** Within these days an end is said beside its day. */
const soon = 30;

export function EndCell({ app, today }: { app: App; today: Day }) {
  const t = useWords(words);
  const left = daysLeft(app, today);
  return (
    <Stack direction="row" gap="2">
      {app.expiresOn ?? '–'}
      {left !== null && left >= 0 && left <= soon && <Tag kind="warning">{t.left(left)}</Tag>}
    </Stack>
  );
}
