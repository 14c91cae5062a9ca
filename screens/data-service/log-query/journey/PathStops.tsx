import { X } from 'lucide-react';
import { Fragment } from 'react';
import { Figure, Icon, Link, Text, useWords } from '#design-system';
import { useDurations } from '#screens/kit/durations/index.ts';
import { shortened, useEntryWords } from '../useEntryWords.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
import { Fix } from '../Fix.tsx';
import type { PathStop } from './path.ts';
import { PathRow, PathGap } from './PathLine.ts';

interface PathStopsProps {
  of: LogSearch;
  stops: readonly PathStop[];
  shown: string | null;
}

export function PathStops({ of: search, stops, shown }: PathStopsProps) {
  const t = useWords(words);
  const { timeText } = useDurations();
  return stops.map(({ entry, gap }) => (
    <Fragment key={entry.id}>
      {gap !== null && gap > 0 && (
        <PathGap>
          <i aria-hidden data-part="dot" />
          <span>{t.after(timeText(gap))}</span>
        </PathGap>
      )}
      <Stop entry={entry} isShown={entry.id === shown} href={search.href({ open: entry.id })} />
    </Fragment>
  ));
}

function Stop({ entry, isShown, href }: { entry: PathStop['entry']; isShown: boolean; href: string }) {
  const { nameOf, factOf } = useEntryWords();
  const isBroken = entry.result !== 'fine';
  return (
    <PathRow data-state={isBroken ? 'broken' : isShown ? 'here' : 'passed'} data-shown={isShown || undefined}>
      <div data-part="time">
        <span>{entry.at.slice(11, 19)}</span> <small>{entry.at.slice(5, 10)}</small>
      </div>
      <i aria-hidden data-part="dot">
        {isBroken && <Icon of={X} size="sm" />}
      </i>
      <div data-part="fact">
        <Link kind="quiet" href={href} {...(isShown && { 'aria-current': 'true' })}>
          {nameOf(entry)}
        </Link>
        <p>{factOf(entry)}</p>
      </div>
      <div data-part="proof">
        {entry.result === 'missing' ? (
          <Fix of={entry} isBrief />
        ) : entry.amount === null ? (
          entry.kind === 'click' &&
          entry.proof !== null && (
            <Text kind="mono" tone="secondary">
              {shortened(entry.proof)}
            </Text>
          )
        ) : (
          <Figure value={entry.amount} as={{ kind: 'money', decimals: 2 }} />
        )}
      </div>
    </PathRow>
  );
}
