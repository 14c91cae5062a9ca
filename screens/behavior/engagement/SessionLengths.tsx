import { ChartPanel, useWords, type AsyncState, type ChartForm } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { addedUp, BucketColumns } from '#screens/kit/durations/index.ts';
import { AnswerView } from '#screens/kit/question/index.ts';
import { words } from './words.ts';

interface SessionLengthsProps {
  of: AsyncState<Distribution>;
  previous: Distribution | undefined;
  form: { form: ChartForm; onFormChange: (form: ChartForm) => void };
}

/** Where the last bucket is taken to end: nobody plays for longer than that at a time. */
const end = 14_400;

/** How long a session takes. */
export function SessionLengths({ of: answer, previous, form }: SessionLengthsProps) {
  const t = useWords(words);
  return (
    <ChartPanel title={t.lengths} note={t.lengthsNote} {...form}>
      <AnswerView of={answer} height={260} failed={t.lengthsFailed}>
        {({ edges, rows }) => (
          <BucketColumns
            measure={t.lengths}
            edges={edges}
            end={end}
            counts={addedUp(rows)}
            before={previous && addedUp(previous.rows)}
            height={260}
          />
        )}
      </AnswerView>
    </ChartPanel>
  );
}
