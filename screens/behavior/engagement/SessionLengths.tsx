import { Route } from 'lucide-react';
import { ChartPanel, IconButton, useWords, type AsyncState, type ChartForm } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { addedUp, BucketColumns } from '#screens/kit/durations/index.ts';
import { AnswerView } from '#screens/kit/question/index.ts';
import { longestSession } from './figures.ts';
import { words } from './words.ts';

interface SessionLengthsProps {
  of: AsyncState<Distribution>;
  previous: Distribution | undefined;
  form: { form: ChartForm; onFormChange: (form: ChartForm) => void };
  onExplain: () => void;
}

/** How long a session takes. */
export function SessionLengths({ of: answer, previous, form, onExplain }: SessionLengthsProps) {
  const t = useWords(words);
  return (
    <ChartPanel
      title={t.lengths}
      note={t.lengthsNote}
      {...form}
      actions={<IconButton size="sm" icon={Route} label={t.why(t.medianLength)} onPress={onExplain} />}
    >
      <AnswerView of={answer} height={260} failed={t.lengthsFailed}>
        {({ edges, rows }) => (
          <BucketColumns
            measure={t.lengths}
            edges={edges}
            end={longestSession}
            counts={addedUp(rows)}
            before={previous && addedUp(previous.rows)}
            height={260}
          />
        )}
      </AnswerView>
    </ChartPanel>
  );
}
