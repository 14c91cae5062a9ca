import { useQuery } from '@tanstack/react-query';
import { AsyncView, Panel, Skeleton, Stack, Tag, Text, useWords } from '#design-system';
import { columns } from '#app/api/campaigns/columns.ts';
import { isMetric } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import type { Industry } from '#screens/kit/apps/words.ts';
import { words } from '../words.ts';

/** The columns with which reports start in an industry. */
export function TemplateColumns({ industry }: { industry: Industry | null }) {
  const t = useWords(words);
  return (
    <Panel title={t.columns}>
      {industry === null ? (
        <Text as="p" tone="secondary">
          {t.noIndustry}
        </Text>
      ) : (
        <Columns of={industry} />
      )}
    </Panel>
  );
}

function Columns({ of: industry }: { of: Industry }) {
  const t = useWords(words);
  const names = useWords(metricWords);
  const template = useQuery(columns.ofIndustry({ x: industry }));
  return (
    <AsyncView of={template} skeleton={<Skeleton shape="rows" height={120} />}>
      {(keys) => {
        const known = keys.filter(isMetric);
        return (
          <Stack gap="2">
            <Text kind="caption" tone="tertiary">
              {t.columnCount(known.length)}
            </Text>
            <Stack direction="row" gap="1" isWrapping>
              {known.map((key) => (
                <Tag key={key}>{names[key]}</Tag>
              ))}
            </Stack>
          </Stack>
        );
      }}
    </AsyncView>
  );
}
