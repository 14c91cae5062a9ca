import { bilingual, toasts, useCopy, useWords } from '#design-system';

/** Puts words on the clipboard, and says whether that went well. */
export function useTake() {
  const t = useWords(words);
  const { copy } = useCopy();
  return async (text: string) => {
    const isCopied = (await copy(text)) === 'copied';
    if (isCopied) toasts.copied(t.copied);
    else toasts.show({ kind: 'bad', title: t.notCopied });
  };
}

const words = bilingual({
  copied: ['复制成功', 'Copied'],
  notCopied: ['复制失败，浏览器不允许复制', 'Copy failed. The browser blocked it'],
});
