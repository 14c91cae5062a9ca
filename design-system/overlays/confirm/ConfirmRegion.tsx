import { useSyncExternalStore } from 'react';
import { Confirm } from './Confirm.tsx';
import { questions } from './questions.ts';

/** Shows the questions of `useConfirm`. Render it once, beside the content of the app. */
export function ConfirmRegion() {
  const all = useSyncExternalStore(questions.subscribe, questions.all);
  return all.map(({ key, question, isOpen }) => (
    <Confirm
      {...question}
      key={key}
      isOpen={isOpen}
      onConfirm={async () => {
        await question.onConfirm?.();
        questions.settle(key, true);
      }}
      onDecline={() => questions.settle(key, false)}
    />
  ));
}
