import { useEffect, useState } from 'react';
import { bilingual, Button, useWords } from '#design-system';

interface ResendButtonProps {
  /** When the last mail went, in milliseconds; null when nobody here knows of one. */
  sentAt: number | null;
  isBusy: boolean;
  onPress: () => void;
}

const pause = 60_000;

/** Sends a mail again, once a minute. The seconds are counted from the moment when the last one went, so they are true after a reload. */
export function ResendButton({ sentAt, isBusy, onPress }: ResendButtonProps) {
  const t = useWords(words);
  const seconds = useSecondsUntil(sentAt === null ? 0 : sentAt + pause);
  return (
    <Button size="lg" isDisabled={seconds > 0} isBusy={isBusy} onPress={onPress}>
      {seconds > 0 ? t.wait(seconds) : t.again}
    </Button>
  );
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  // Between two mails nobody looks at the clock, and a clock that is set back must not lock the button for long.
  const left = Math.min(Math.max(0, moment - now), pause);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.ceil(left / 1000);
}

const words = bilingual({
  again: ['重新发送', 'Send again'],
  wait: [(seconds: number) => `重新发送（${seconds} 秒）`, (seconds: number) => `Send again (${seconds} s)`],
});
