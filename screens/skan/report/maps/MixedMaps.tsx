import { FailedNote, formatDay, Note, useProvenaLocale, useWords } from '#design-system';
import type { Report } from '#screens/kit/report/index.ts';
import { useMaps } from './useMaps.ts';
import { words } from '../words.ts';

/** Until when values of two maps come back side by side: said where values are read, to those who may see what they mean. */
export function MixedMaps({ of: { app, days } }: { of: Report }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { maps, mayView } = useMaps(app.id);
  const { live = null, mixedUntil = null } = maps.data ?? {};
  const isInPeriod = live?.publishedOn && mixedUntil && days.start <= mixedUntil;
  return (
    <>
      <FailedNote of={mayView ? [maps] : []}>{t.mapsFailed}</FailedNote>
      {isInPeriod && (
        <Note kind="info">{t.mixed(live.version, formatDay(live.publishedOn ?? '', locale), formatDay(mixedUntil, locale))}</Note>
      )}
    </>
  );
}
