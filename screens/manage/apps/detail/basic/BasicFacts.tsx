import { DescriptionList, useWords } from '#design-system';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { industryNames } from '#screens/kit/apps/words.ts';
import { words } from './words.ts';

/** For those who may see it and not change it. */
export function BasicFacts({ app }: { app: AppDetail }) {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const industries = useWords(industryNames);
  const days = (count: number | null) => (count === null ? null : t.dayCount(count));
  return (
    <DescriptionList
      items={[
        { term: t.name, value: app.name },
        { term: t.platform, value: platforms[app.platform] },
        { term: t.industry, value: app.industry && industries[app.industry] },
        { term: t.storeUrl, value: app.storeUrl },
        { term: t.deepLink, value: app.deepLink },
        { term: t.timeZone, value: app.timeZone },
        { term: t.currency, value: app.currency },
        { term: t.clickWindow, value: days(app.clickWindow) },
        { term: t.viewWindow, value: days(app.viewWindow) },
      ]}
    />
  );
}
