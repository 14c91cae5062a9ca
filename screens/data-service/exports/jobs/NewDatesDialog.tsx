import { dayCount, DateRange, resolvePeriod, TextField, useFieldForm, useRules, useWords, type Period } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { exports as orders } from '#app/api/exports.ts';
import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useWatchFile } from '#app/lib/ordered-files/useFileOrders.ts';
import { useSaveDownload } from '#screens/kit/acts/index.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { jobWords } from '../words.ts';
import { rangeOf } from './rangeOf.ts';

const longestName = 100;
const mostDays = 366;

interface Values {
  name: string;
  period: Period;
}

/** The same file for other days. */
export function NewDatesDialog({ of: job, onClose }: { of: ExportJob; onClose: () => void }) {
  const t = useWords(jobWords);
  const rule = useRules();
  const app = useApp().id;
  const watch = useWatchFile();
  const saveDownload = useSaveDownload();
  const today = reportToday();
  const form = useFieldForm<Values>({ defaultValues: { name: job.name, period: rangeOf(job.order) } });
  const save = useSave({
    form,
    call: orders.order(),
    input: ({ name, period }) => {
      const { start, end } = resolvePeriod(period, today);
      return { app, body: { ...job.order, name: name.trim(), from: start, to: end } };
    },
    done: (_, { name }) => t.ordered(name.trim()),
    failed: t.notStarted,
    after: (ordered) => ('id' in ordered ? watch(app, ordered.id) : saveDownload(ordered.file)),
    draft: { name: `export ${app} ${job.id}` },
  });
  return (
    <FormDialog of={save} title={t.newDatesLong} act={t.generate} onClose={onClose}>
      <DateRange
        {...form.field('period', {
          validate: (period) => dayCount(resolvePeriod(period, today)) <= mostDays || t.longer,
        })}
        label={t.period}
        hint={t.periodHint}
        hasComparison={false}
        today={today}
      />
      <TextField {...form.field('name', { ...rule.write(t.fileName), ...rule.atMost(longestName) })} label={t.fileName} />
    </FormDialog>
  );
}
