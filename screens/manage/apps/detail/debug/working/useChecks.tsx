import { Link, useWords, type CheckResult } from '#design-system';
import type { DebugEvent } from '#app/api/apps/debug.ts';
import { addressOf } from '../../steps.ts';
import type { Findings } from './findings.ts';
import { words } from './words.ts';

/** Each step that a page comes to: proven by what came, or how one sees it where nothing has. */
export function useChecks(app: number, receiver: string) {
  const t = useWords(words);
  const toEvents = <Link href={`${addressOf('debug', app)}&result=error`}>{t.toEvents}</Link>;
  const toGuide = <Link href={addressOf('guide', app)}>{t.toGuide}</Link>;
  const came = ({ event, at }: DebugEvent) => t.at(event, at.slice(11));

  const reasonsOf = (events: readonly DebugEvent[]) => {
    const reasons = events.map(({ event, issues }) =>
      t.reason(
        event,
        issues
          .filter(({ level }) => level === 'error')
          .map(({ property, problem, expected, received }) =>
            problem === 'missing' ? t.missing(property) : t.wrong(property, expected ?? '–', received ?? '–'),
          )
          .join(t.and),
      ),
    );
    return [...new Set(reasons)].slice(0, 5).map((reason) => <div key={reason}>{reason}</div>);
  };

  const viewCheck = ({ taken, views, hosts, silentHosts }: Findings): CheckResult => {
    if (!taken) return { id: 'viewed', level: 'wait', title: t.viewed, detail: t.unviewedPlain };
    if (views > 0 && silentHosts.length === 0)
      return { id: 'viewed', level: 'pass', title: t.viewed, detail: t.viewedFrom(views, hosts.join(t.and)) };
    return {
      id: 'viewed',
      level: views > 0 ? 'warn' : 'stop',
      title: views > 0 ? t.partlyViewed : t.unviewed,
      detail: silentHosts.length ? t.unviewedHow(silentHosts.join(t.and)) : t.unviewedPlain,
      fix: toGuide,
    };
  };

  return (found: Findings): CheckResult[] => {
    const { last, taken, mostRepeats, isRepeated, refused, broken } = found;
    return [
      last
        ? { id: 'loaded', level: 'pass', title: t.loaded, detail: came(last) }
        : { id: 'loaded', level: 'wait', title: t.loaded, detail: t.loadedHow, fix: toGuide },
      last
        ? { id: 'allowed', level: 'pass', title: t.allowed }
        : { id: 'allowed', level: 'wait', title: t.allowed, detail: t.allowedHow(receiver) },
      {
        id: 'readable',
        level: taken ? (isRepeated ? 'warn' : 'pass') : 'wait',
        title: isRepeated ? t.repeated(mostRepeats + 1) : t.readable,
        detail: taken && !isRepeated ? t.once : t.readableHow,
      },
      viewCheck(found),
      refused.length > 0
        ? { id: 'refused', level: 'stop', title: t.refused(refused.length), detail: reasonsOf(refused), fix: toEvents }
        : { id: 'refused', level: taken ? 'pass' : 'wait', title: t.taken },
      broken.length > 0
        ? { id: 'valid', level: 'warn', title: t.broken(broken.length), detail: reasonsOf(broken), fix: toEvents }
        : { id: 'valid', level: taken ? 'pass' : 'wait', title: t.valid },
    ];
  };
}
