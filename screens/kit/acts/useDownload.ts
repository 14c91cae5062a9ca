import { bilingual, saveFile, toasts, useWords } from '#design-system';
import type { Download } from '#app/api/client/download.ts';
import { useAct, type Call } from './useAct.ts';

/** Fetches a file by a press and says how that ended, with the number of the specification: all of it, a part, or nothing. */
export function useDownload<Input>(call: Call<Input, Download>) {
  const t = useWords(words);
  return useAct({
    call,
    failed: () => t.failed,
    after: (got) => {
      if (got.code !== -1) saveFile(got.file, got.file.type, got.name);
      toasts.show(toastOf(got.code));
    },
  });

  function toastOf(code: Download['code']) {
    switch (code) {
      case 1:
        return { kind: 'good', title: t.all } as const;
      case -2:
        return { kind: 'bad', title: t.part } as const;
      case -1:
        return { kind: 'bad', title: t.nothing } as const;
    }
  }
}

const words = bilingual({
  all: ['已下载（1）', 'Downloaded (1)'],
  part: ['只下载到一部分（-2）', 'Only part of it was downloaded (-2)'],
  nothing: ['没有数据可下载（-1）', 'Nothing to download (-1)'],
  failed: ['没有下载成功', "Couldn't download"],
});
