import { Link, Stack, useWords } from '#design-system';
import { storedDays } from '#app/lib/links/useJourneyHref.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { kindNames, words } from '../words.ts';
import type { Path } from './path.ts';
import { PathRow } from './PathLine.ts';

/** The first link that is not there, dashed, with what usually causes that. */
export function MissingLink({ of: search, missing: { link, isBefore } }: { of: LogSearch; missing: NonNullable<Path['missing']> }) {
  const t = useWords(words);
  const kinds = useWords(kindNames);
  const { firstDay, today, days, href, request } = search;
  const canWiden = days.start > firstDay || days.end < today;
  const causes = {
    click: t.missingClickCause,
    install: isBefore ? t.missingInstallBefore : t.missingInstall,
    register: t.missingRegister,
    payment: t.missingPayment,
  };
  return (
    <PathRow data-state="ahead">
      <div data-part="time">–</div>
      <i aria-hidden data-part="dot" />
      <div data-part="fact">
        <b>
          {kinds[link]} · {isBefore ? t.outside : t.notYet}
        </b>
        <p>{causes[link]}</p>
      </div>
      <div data-part="proof">
        <Stack gap="1">
          {canWiden && (
            <div>
              <Link href={href({ period: { start: firstDay, end: today } })}>{t.widen(storedDays)}</Link>
            </div>
          )}
          {/* What did not happen in these days may never have been sent: the debug stream shows what the app sends. */}
          {!isBefore && (
            <div>
              <Link href={`/manage/appDetail?step=debug&id=${request.app}`}>{t.toStream}</Link>
            </div>
          )}
        </Stack>
      </div>
    </PathRow>
  );
}
