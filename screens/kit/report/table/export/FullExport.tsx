import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Dialog, Note, RadioGroup, Stack, Text, TextField, useProvenaLocale, useWords } from '#design-system';
import { ApiError } from '#app/api/client/error.ts';
import { exports as calls } from '#app/api/exports.ts';
import { exportJobs, type ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { useWatchFile } from '#app/lib/ordered-files/useFileOrders.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { useAct, useDownload } from '#screens/kit/acts/index.ts';
import { useFileHead } from '#screens/kit/report/answers/index.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { canCompare, isByChange } from '../useRows.ts';
import { exportWords } from './words.ts';
import { orderOf } from './order.ts';

const formats = ['xlsx', 'csv', 'tidy'] as const;

interface FullExportProps {
  report: Report;
  title: string;
  onClose: () => void;
}

/** Orders the full set, says its limits before, and how it ended after. */
export function FullExport({ report, title, onClose }: FullExportProps) {
  const t = useWords(exportWords);
  const names = useWords(metricWords);
  const head = useFileHead(report)(title, '', false);
  const [name, setName] = useState(head.name);
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx');
  const [job, setJob] = useState<number>();
  const app = report.app.id;
  const language = useProvenaLocale();
  const isTidy = format === 'tidy';
  const body = orderOf(report, { name, language, format: isTidy ? 'csv' : format, withSources: !isTidy });
  const estimate = useQuery(exportJobs.estimate({ app, body: { ...body, name: null } }));
  const order = useAct({
    call: calls.order(),
    failed: () => t.orderFailed,
    isFailureInline: true,
    after: ({ id }) => setJob(id),
  });
  // Who closes the dialog hears of the file from the shell; who waits reads it here.
  const watch = useWatchFile();
  const cache = useQueryClient();
  const close = () => {
    const files = cache.getQueryData(exportJobs.all({ app }).queryKey);
    const hasEnded = files?.some(({ id, state }) => id === job && state !== 'running') ?? false;
    if (job !== undefined && !hasEnded) watch(app, job);
    onClose();
  };
  const size = estimate.data;
  // Of what is asked for, the service says that it does not go together; any other failure is none of the order.
  const isRefused = estimate.error instanceof ApiError && estimate.error.code === 400;
  const isTooMuch = size !== undefined && size.rows > size.limit;
  return (
    <Dialog
      title={t.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        job === undefined ? (
          <Button
            kind="primary"
            isBusy={order.isRunning}
            isDisabled={isTooMuch || isRefused || !name.trim()}
            onPress={() => void order.run({ app, body })}
          >
            {t.order}
          </Button>
        ) : undefined
      }
    >
      {job === undefined ? (
        <Stack gap="4">
          <TextField label={t.name} value={name} onChange={setName} />
          <RadioGroup label={t.format} options={formats.map((value) => ({ value, label: t[value] }))} value={format} onChange={setFormat} />
          <Text kind="caption" tone="tertiary">
            {[
              t.columns(body.columns.length),
              ...(canCompare(report) ? [t.withoutChange] : []),
              ...(isByChange(report) ? [t.byMetric(names[report.state.chart])] : []),
              ...head.shaped,
            ].join(' · ')}
          </Text>
          {size && (
            <Note kind={isTooMuch ? 'warning' : 'info'}>
              {(isTooMuch ? t.tooMany : t.estimate)(size.rows.toLocaleString('en-US'), size.limit.toLocaleString('en-US'))}
            </Note>
          )}
          {isRefused && <Note kind="negative">{t.refused}</Note>}
          {estimate.isPending && <Text tone="tertiary">{t.estimating}</Text>}
          {order.failure && <Note kind="negative">{order.failure}</Note>}
        </Stack>
      ) : (
        <Job app={app} id={job} />
      )}
    </Dialog>
  );
}

/** How far the file is, in words; asked again until it has ended. */
function Job({ app, id }: { app: number; id: number }) {
  const t = useWords(exportWords);
  const { data } = useQuery({
    ...exportJobs.all({ app }),
    refetchInterval: ({ state }) => (['running', undefined].includes(state.data?.find((one) => one.id === id)?.state) ? 2000 : false),
    staleTime: 0,
  });
  const download = useDownload(exportJobs.file());
  const job = data?.find((one) => one.id === id);
  const hasFile = job?.state === 'done' || job?.state === 'partly';
  return (
    <Stack gap="3">
      <Note kind={job && job.state !== 'running' && job.state !== 'done' ? 'warning' : 'info'}>{sentenceOf(job)}</Note>
      {hasFile && (
        <Stack direction="row" justify="end">
          <Button kind="primary" isBusy={download.isRunning} onPress={() => void download.run({ app, id })}>
            {t.download}
          </Button>
        </Stack>
      )}
    </Stack>
  );

  function sentenceOf(one: ExportJob | undefined): string {
    const rows = (one?.rows ?? 0).toLocaleString('en-US');
    switch (one?.state) {
      case 'done':
        return t.done(rows);
      case 'empty':
        return t.empty;
      case 'partly':
        return t.partly(one.missing.join(', '));
      case 'failed':
        return t.failed;
      case 'expired':
        return t.expired;
      default:
        return t.running(rows);
    }
  }
}
