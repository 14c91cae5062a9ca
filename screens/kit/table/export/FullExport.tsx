import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Dialog, Note, RadioGroup, saveFile, Stack, Text, TextField, toasts, useProvenaLocale, useWords } from '#design-system';
import { ApiError } from '#app/api/client/error.ts';
import { exports as calls } from '#app/api/exports/exports.ts';
import { exportJobs, type ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import type { Report } from '#screens/kit/view/index.ts';
import { canCompare, isByChange } from '../useRows.ts';
import { exportWords } from './words.ts';
import { orderOf } from './order.ts';

interface FullExportProps {
  report: Report;
  title: string;
  onClose: () => void;
}

/** Orders the full set, says its limits before, and how it ended after. */
export function FullExport({ report, title, onClose }: FullExportProps) {
  const t = useWords(exportWords);
  const names = useWords(metricWords);
  const [name, setName] = useState(`${title}-${report.scope.from}-${report.scope.to}`);
  const [format, setFormat] = useState<'csv' | 'xlsx'>('xlsx');
  const [job, setJob] = useState<number>();
  const app = report.app.id;
  const body = orderOf(report, { name, format, language: useProvenaLocale() });
  const estimate = useQuery(exportJobs.estimate({ app, body: { ...body, name: null } }));
  const order = useMutation(calls.order());
  const start = async () => {
    const reply = await order.mutateAsync({ app, body }).catch(() => null);
    if (reply?.isDone) setJob(reply.value.id);
  };
  const size = estimate.data;
  // Of what is asked for, the service says that it does not go together; any other failure is none of the order.
  const isRefused = estimate.error instanceof ApiError && estimate.error.code === 400;
  const isTooMuch = size !== undefined && size.rows > size.limit;
  return (
    <Dialog
      title={t.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        job === undefined ? (
          <Button kind="primary" isBusy={order.isPending} isDisabled={isTooMuch || isRefused || !name.trim()} onPress={() => void start()}>
            {t.order}
          </Button>
        ) : undefined
      }
    >
      {job === undefined ? (
        <Stack gap="4">
          <TextField label={t.name} value={name} onChange={setName} />
          <RadioGroup
            label={t.format}
            options={[
              { value: 'xlsx', label: t.xlsx },
              { value: 'csv', label: t.csv },
            ]}
            value={format}
            onChange={(next) => setFormat(next === 'csv' ? 'csv' : 'xlsx')}
          />
          <Text kind="caption" tone="tertiary">
            {t.columns(body.columns.length)}
            {canCompare(report) && ` · ${t.withoutChange}`}
            {isByChange(report) && ` · ${t.byMetric(names[report.state.chart])}`}
          </Text>
          {size && !isTooMuch && (
            <Note kind="info">{t.estimate(size.rows.toLocaleString('en-US'), size.limit.toLocaleString('en-US'))}</Note>
          )}
          {size && isTooMuch && (
            <Note kind="warning">{t.tooMany(size.rows.toLocaleString('en-US'), size.limit.toLocaleString('en-US'))}</Note>
          )}
          {isRefused && <Note kind="negative">{t.refused}</Note>}
          {estimate.isPending && <Text tone="tertiary">{t.estimating}</Text>}
          {order.isError && <Note kind="negative">{t.orderFailed}</Note>}
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
  const download = useMutation(exportJobs.file());
  const job = data?.find((one) => one.id === id);
  const take = async () => {
    const got = await download.mutateAsync({ app, id }).catch(() => null);
    if (!got) return toasts.show({ kind: 'bad', title: t.failed });
    if (got.code === -1) return toasts.show({ kind: 'bad', title: t.savedNothing });
    saveFile(got.file, got.file.type, got.name);
    return toasts.show(got.code === 1 ? { kind: 'good', title: t.saved } : { kind: 'bad', title: t.savedPartly });
  };
  const hasFile = job?.state === 'done' || job?.state === 'partly';
  return (
    <Stack gap="3">
      <Note kind={job && job.state !== 'running' && job.state !== 'done' ? 'warning' : 'info'}>{saidOf(job)}</Note>
      {hasFile && (
        <Stack direction="row" justify="end">
          <Button kind="primary" isBusy={download.isPending} onPress={() => void take()}>
            {t.download}
          </Button>
        </Stack>
      )}
    </Stack>
  );

  function saidOf(one: ExportJob | undefined): string {
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
