import { toasts, useCopy, useWords } from '#design-system';
import { whyWords } from './words.ts';

/** Puts words on the clipboard, and says whether that went well. */
export function useTake() {
  const t = useWords(whyWords);
  const { copy } = useCopy();
  return async (text: string) => {
    const isCopied = (await copy(text)) === 'copied';
    toasts.show(isCopied ? { kind: 'good', title: t.copied } : { kind: 'bad', title: t.notCopied });
  };
}
