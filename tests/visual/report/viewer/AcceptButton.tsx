import { useState } from 'react';
import type { Words } from './words.ts';

/** The paths that were accepted in this page, and how to accept: only a page that is served by `npm run visual:review` can do it by itself. */
export interface Accepting {
  accepted: ReadonlySet<string>;
  accept?: (command: string, paths: string[]) => Promise<void>;
}

interface AcceptButtonProps {
  /** What stands behind `npm run visual:accept --`, and the pictures that it accepts. */
  accept: string;
  paths: string[];
  label: string;
  accepting: Accepting;
  words: Words;
  isSmall?: boolean;
}

export function AcceptButton({ accept, paths, label, accepting, words, isSmall = false }: AcceptButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const command = `npm run visual:accept -- ${accept}`;
  if (paths.every((path) => accepting.accepted.has(path))) return <span className="quiet">{words.accepted}</span>;
  const copy = async () => {
    await navigator.clipboard.writeText(command);
    setIsCopied(true);
  };
  return (
    <button
      type="button"
      title={command}
      data-small={isSmall || undefined}
      onClick={accepting.accept ? () => accepting.accept?.(accept, paths) : copy}
    >
      {isCopied ? words.copied : accepting.accept ? label : `${words.copy}${label}`}
    </button>
  );
}
