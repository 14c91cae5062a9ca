import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { bilingual, toasts, useWords, type ToastMessage } from '#design-system';
import { exportJobs } from '#app/api/ours/data/export-jobs.ts';
import type { FileOrder } from '#app/lib/ordered-files/fileOrders.ts';
import { usePolledQuery } from '#app/lib/usePolledQuery.ts';
import type { Access } from '../../routes/useAccess.ts';
import { isOpenTo } from '../palette/pages.ts';
import { endedFiles, type ListedFile } from './endedFiles.ts';

const everySeconds = 5;

interface FileNoticesProps {
  files: readonly FileOrder[];
  place: Access;
  /** Nothing more is to be said of these. */
  onSaid: (app: number, ids: readonly number[]) => void;
}

/** Says how files have ended that were ordered in this tab. It stands in the shell for as long as one of them is waited for, and asks only then. */
export function FileNotices({ files, place, onSaid }: FileNoticesProps) {
  const page = isOpenTo(place, '/dataservice/dataexport') ? '/dataservice/dataexport' : '/dataservice/reportdownload';
  return [...new Set(files.map(({ app }) => app))].map((app) => (
    <FilesOfApp key={app} app={app} page={page} ids={files.filter((one) => one.app === app).map(({ id }) => id)} onSaid={onSaid} />
  ));
}

interface FilesOfAppProps extends Pick<FileNoticesProps, 'onSaid'> {
  app: number;
  /** Where this reader sees files. */
  page: string;
  ids: readonly number[];
}

function FilesOfApp({ app, page, ids, onSaid }: FilesOfAppProps) {
  const t = useWords(words);
  const cache = useQueryClient();
  const call = exportJobs.all({ app });
  const { data } = usePolledQuery(call, { every: everySeconds * 1000 });
  const firstAnswer = useRef(new Map<number, number>());
  useEffect(() => {
    const answers = cache.getQueryState(call.queryKey)?.dataUpdateCount ?? 0;
    for (const id of ids) if (!firstAnswer.current.has(id)) firstAnswer.current.set(id, answers);
    const { ended, gone } = endedFiles(ids, data ?? [], (id) => answers - (firstAnswer.current.get(id) ?? answers));
    for (const file of ended) toasts.show(messageOf(file));
    const said = [...ended.map(({ id }) => id), ...gone];
    if (said.length) onSaid(app, said);
  });
  return null;

  function messageOf({ name, state }: ListedFile): ToastMessage {
    const action = { label: t.show, href: `${page}?app=${app}` };
    switch (state) {
      case 'partly':
        return { kind: 'warning', title: t.partly(name), action };
      case 'empty':
        return { kind: 'info', title: t.empty(name), action };
      case 'failed':
        return { kind: 'bad', title: t.failed(name), action };
      default:
        return { kind: 'good', title: t.done(name), action };
    }
  }
}

const words = bilingual({
  show: ['查看', 'View'],
  done: [(name: string) => `“${name}”已生成`, (name: string) => `“${name}” is ready`],
  partly: [(name: string) => `“${name}”已生成，缺几天数据`, (name: string) => `“${name}” is ready, with some days missing`],
  empty: [(name: string) => `“${name}”没有数据，未生成文件`, (name: string) => `“${name}” has no data, so there is no file`],
  failed: [(name: string) => `“${name}”没有生成`, (name: string) => `Couldn’t generate “${name}”`],
});
