import { Lock } from 'lucide-react';
import { bilingual, inSentence, Note, Stack, useWords } from '#design-system';
import { dataFlagNames } from '#app/lib/glossary/dataFlagNames.ts';
import type { Report } from '#screens/kit/report/index.ts';
import type { MeasureFacts } from './measures.ts';

const words = bilingual({
  withheld: [
    (measures: string, data: string) => `未显示：${measures}。需要${data}数据权限，可请主账号授予。`,
    (measures: string, data: string) => `Not shown: ${measures}. Requires access to ${data} data. Ask the account owner for it.`,
  ],
  and: ['、', ', '],
});

interface WithheldMeasuresProps<Measure extends string> {
  of: Report;
  measures: readonly Measure[];
  facts: Readonly<Record<Measure, Pick<MeasureFacts, 'flag'>>>;
  names: Readonly<Record<Measure, string>>;
}

/** What a page could follow and this reader may not see, with the right that is missing: a choice that is not there looks like nothing to choose. */
export function WithheldMeasures<Measure extends string>({ of: { reader }, measures, facts, names }: WithheldMeasuresProps<Measure>) {
  const t = useWords(words);
  const flags = useWords(dataFlagNames);
  const withheld = reader.isPending ? [] : measures.filter((one) => !reader.flags[facts[one].flag]);
  if (withheld.length === 0) return null;
  return (
    <Stack gap="2">
      {[...new Set(withheld.map((one) => facts[one].flag))].map((flag) => (
        <Note key={flag} kind="neutral" icon={Lock}>
          {t.withheld(
            withheld
              .filter((one) => facts[one].flag === flag)
              .map((one) => names[one])
              .join(t.and),
            inSentence(flags[flag]),
          )}
        </Note>
      ))}
    </Stack>
  );
}
