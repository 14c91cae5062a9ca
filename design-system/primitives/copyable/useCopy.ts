import { useRef, useState } from 'react';

export type CopyOutcome = 'copied' | 'failed';

/** For how long the outcome is said, in milliseconds. R-225. */
const shown = 1500;

/** Puts text on the clipboard and says for a moment how that went. Browsers refuse outside of a secure page or without consent. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async (text: string): Promise<CopyOutcome> => {
    const outcome = await write(text);
    clearTimeout(timer.current);
    setOutcome(outcome);
    timer.current = setTimeout(() => setOutcome(undefined), shown);
    return outcome;
  };
  return { outcome, copy };
}

async function write(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
