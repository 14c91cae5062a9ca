import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Dialog, Note, RadioGroup, Stack, Text, TextField, useProvenaLocale, useWords } from '#design-system';
import type { ExportOrder } from '#app/api/exports.ts';
import { exportJobs, type ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { useWatchFile } from '#app/lib/ordered-files/useFileOrders.ts';
import { useDownload } from '#screens/kit/acts/index.ts';
import { EstimateFailed } from './EstimateFailed.tsx';
import { useEstimate } from './useEstimate.ts';
import { useFileOrder } from './useFileOrder.ts';
import { useSizeText } from './useSizeText.ts';
import { words } from './words.ts';

const formats = ['xlsx', 'csv', 'tidy'] as const;

interface FileOrderDialogProps {
  app: number;
  /** What the file is called, unless the reader calls it something else. */
  name: string;
  orderOf: (file: Pick<ExportOrder, 'name' | 'format' | 'language' | 'withSources'>) => ExportOrder;
  /** What stands in the file. */
  notes: readonly string[];
  onClose: () => void;
}

/** Orders the full set, says its limits before, and how it ended after. */
export function FileOrderDialog({ app, name: usual, orderOf, notes, onClose }: FileOrderDialogProps) {
  const t = useWords(words);
  const [name, setName] = useState(usual);
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx');
  const [job, setJob] = useState<number>();
  const language = useProvenaLocale();
  const isTidy = format === 'tidy';
  const body = orderOf({ name, language, format: isTidy ? 'csv' : format, withSources: !isTidy });
  const estimate = useEstimate(app, body);
  const { note, blocker } = useSizeText(estimate);
  const order = useFileOrder({
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
            isDisabled={blocker !== undefined || !name.trim()}
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
            {notes.join(' · ')}
          </Text>
          {blocker === undefined ? note !== undefined && <Note kind="info">{note}</Note> : <Note kind="warning">{blocker}</Note>}
          <EstimateFailed of={estimate} />
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
  const t = useWords(words);
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
