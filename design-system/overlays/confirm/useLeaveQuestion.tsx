import { useState } from 'react';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Confirm } from './Confirm.tsx';

/**
 * Protects unsaved input: `mayLeave` returns false while something is unsaved and shows a question instead.
 * Render `question(close)` inside the overlay that closes.
 */
export function useLeaveQuestion(hasUnsaved: boolean) {
  const t = useWords(words);
  const [isAsking, setAsking] = useState(false);
  const mayLeave = () => {
    if (hasUnsaved) setAsking(true);
    return !hasUnsaved;
  };
  const question = (close: () => void) => (
    <Confirm isOpen={isAsking} onOpenChange={setAsking} title={t.title} act={t.act} otherwise={t.stay} kind="danger" onConfirm={close}>
      {t.consequence}
    </Confirm>
  );
  return { mayLeave, question };
}

const words = bilingual({
  title: ['放弃未保存的更改？', 'Discard unsaved changes?'],
  consequence: ['关闭后，填写的内容不会保留。', 'If you close this, your changes are lost.'],
  act: ['放弃更改', 'Discard'],
  stay: ['继续编辑', 'Keep editing'],
});
