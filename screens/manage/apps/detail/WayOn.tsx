import { LinkButton, useWords } from '#design-system';
import { addressOf, type AppStep } from './steps.ts';
import { words } from './words.ts';

const next = { basic: 'guide', guide: 'debug', debug: 'audit' } as const;
const before = { guide: 'basic', debug: 'guide', audit: 'debug', done: 'audit' } as const;

/** Back and on, at the head of the page. The last step acts in its own place. */
export function WayOn({ step, id }: { step: AppStep; id: number }) {
  const t = useWords(words);
  const says = { guide: t.toGuide, debug: t.toDebug, audit: t.toAudit };
  const to = step === 'audit' || step === 'done' ? undefined : next[step];
  return (
    <>
      {step !== 'basic' && <LinkButton href={addressOf(before[step], id)}>{t.back}</LinkButton>}
      {to && (
        <LinkButton kind={step === 'basic' ? 'secondary' : 'primary'} href={addressOf(to, id)}>
          {says[to]}
        </LinkButton>
      )}
    </>
  );
}
