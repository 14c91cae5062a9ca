import { DescriptionList, Note, Panel, SplitView, Stack, useWords } from '#design-system';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { industryNames } from '#screens/kit/apps/words.ts';
import { words } from '../words.ts';
import { TemplateColumns } from './TemplateColumns.tsx';

/** The same for who may look. */
export function CountingFacts({ app: { timeZone, retentionRule, industry, clickWindow, viewWindow } }: { app: AppDetail }) {
  const t = useWords(words);
  const industries = useWords(industryNames);
  const days = (count: number | null) => count !== null && t.dayCount(count);
  return (
    <SplitView side={<TemplateColumns industry={industry} />}>
      <Panel title={t.countingTab}>
        <Stack gap="4">
          <Note kind="info">{t.readOnly}</Note>
          <DescriptionList
            termWidth={160}
            items={[
              { term: t.timeZone, value: timeZone },
              { term: t.retentionRule, value: t[retentionRule ?? 'calendar'] },
              { term: t.clickWindow, value: days(clickWindow) || null },
              { term: t.viewWindow, value: days(viewWindow) || null },
              { term: t.industry, value: industry && industries[industry] },
            ]}
          />
        </Stack>
      </Panel>
    </SplitView>
  );
}
