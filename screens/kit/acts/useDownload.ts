import { bilingual, saveFile, toasts, useWords } from '#design-system';
import type { Download } from '#app/api/client/download.ts';
import { useAct, type Call } from './useAct.ts';

/**
 * Fetches a file by a press and says how that ended: all of it, a part, or nothing. `null`
 * is what the reader has stopped. `warningOf` says what is to be known about a file before it is used.
 */
export function useDownload<Input, Got extends Download = Download>(
  call: Call<Input, Got | null>,
  warningOf: (got: Got) => string | undefined = () => undefined,
) {
  const t = useWords(words);
  const save = useSaveDownload();
  return useAct({
    call,
    failed: () => t.failed,
    after: (got) => {
      if (got === null) toasts.show({ kind: 'info', title: t.stopped });
      else save(got, warningOf(got));
    },
  });
}

/** Saves a file that has come, and says how that ended. */
export function useSaveDownload() {
  const t = useWords(words);
  return (got: Download, warning?: string) => {
    if (got.code !== -1) saveFile(got.file, got.file.type, got.name);
    const toast = toastOf(got.code);
    toasts.show(warning === undefined ? toast : { kind: 'warning', title: toast.title, detail: warning });
  };

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
  all: ['已下载', 'Downloaded'],
  part: ['只下载到一部分', 'Only part of it was downloaded'],
  nothing: ['没有数据可下载', 'Nothing to download'],
  stopped: ['已取消，没有下载', 'Cancelled. Nothing was downloaded'],
  failed: ['没有下载成功', "Couldn't download"],
});
