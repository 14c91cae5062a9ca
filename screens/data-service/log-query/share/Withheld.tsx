import { Note, useWords } from '#design-system';
import { useCurrentPage } from '#app/access/currentPage.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';

/** What this reader does not see of an answer that others see whole: a link may come from somebody with more rights. */
export function Withheld({ of: { flags }, isMasked }: { of: LogSearch; isMasked: boolean }) {
  const t = useWords(words);
  const { viewer } = useCurrentPage().access;
  const left = [
    ...(flags.pay === false ? [t.withheldPay] : []),
    ...(flags.order === false ? [t.withheldOrder] : []),
    ...(flags.event === false ? [t.withheldEvent] : []),
  ];
  const sentences = [
    ...(left.length > 0 ? [t.withheld(left.join(t.and))] : []),
    ...(isMasked ? [viewer?.isDemo === true ? t.maskedClicks : t.masked] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Note kind="neutral" isInline>
      {sentences.join(t.stop)}
    </Note>
  );
}
