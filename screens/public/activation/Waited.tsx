import { useEffect, useState } from 'react';
import { Text, useWords } from '#design-system';
import { words } from './words.ts';

/** How long somebody has waited, to the second. */
export function Waited({ since }: { since: number }) {
  const t = useWords(words);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  return (
    <Text kind="caption" tone="tertiary">
      {t.waited(`${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`)}
    </Text>
  );
}
