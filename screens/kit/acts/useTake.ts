import { bilingual, toasts, useCopy, useWords } from '#design-system';

/** Puts words on the clipboard, and says whether that went well. */
export function useTake() {
  const t = useWords(words);
  const { copy } = useCopy();
  return async (text: string) => {
    const isCopied = (await copy(text)) === 'copied';
    toasts.show(isCopied ? { kind: 'good', title: t.copied } : { kind: 'bad', title: t.notCopied });
  };
}

const words = bilingual({
  copied: ['已复制', 'Copied'],
  notCopied: ['没有复制成功，浏览器不允许复制', 'Couldn’t copy: the browser blocked it'],
});
