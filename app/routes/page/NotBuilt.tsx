import { Empty, LinkButton, Page, useProvenaLocale, useWords } from '#design-system';
import type { Screen } from '../screen.ts';
import { words } from '../words.ts';

/** Says that a page is not built yet. `npm run routes` lists these pages. */
export function NotBuilt({ screen }: { screen: Screen }) {
  const t = useWords(words);
  const title = screen.title[useProvenaLocale() === 'zh-CN' ? 0 : 1];
  return (
    <Page title={title}>
      <Empty
        kind="no-data"
        headingLevel={2}
        title={t.notBuilt(title)}
        cause={t.notBuiltCause}
        actions={<LinkButton href={screen.isPublic ? '/login' : '/manage/app'}>{screen.isPublic ? t.toLogin : t.toApps}</LinkButton>}
      />
    </Page>
  );
}
