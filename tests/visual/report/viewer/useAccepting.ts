import { useState } from 'react';
import type { Accepting } from './AcceptButton.tsx';

/** Accepts through the server that shows the report, where there is one. */
export function useAccepting(): Accepting & { message: string } {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  if (!('served' in document.documentElement.dataset)) return { accepted, message };
  const accept = async (command: string, paths: string[]) => {
    const response = await fetch('/accept', { method: 'POST', body: command, headers: { 'x-picture-review': 'accept' } }).catch(
      () => undefined,
    );
    if (!response) {
      setMessage('npm run visual:review');
      return;
    }
    const lines: unknown = await response.json();
    setMessage(Array.isArray(lines) ? lines.join(' ') : String(lines));
    if (response.ok) setAccepted((now) => new Set([...now, ...paths]));
  };
  return { accepted, message, accept };
}
