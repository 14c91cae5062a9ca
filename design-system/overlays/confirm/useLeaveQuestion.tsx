import { useState } from 'react';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Confirm } from './Confirm.tsx';

/**
 * Keeps what was typed from being lost: `mayLeave` says no while something is unsaved and puts the question instead.
 * Render `question(close)` inside what is to be closed.
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
  consequence: ['关闭后，填写的内容不会保留。', 'What you entered is not kept when this closes.'],
  act: ['放弃更改', 'Discard'],
  stay: ['继续编辑', 'Keep editing'],
});
