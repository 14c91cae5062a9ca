import { useQuery } from '@tanstack/react-query';
import { figureText, Note, useProvenaLocale, useWords } from '#design-system';
import { flow, type AppletFlow } from '#app/api/account/flow.ts';
import { words } from './words.ts';

/** Shows the rest of the data volume of mini-programs before one is created. Empty if the service does not answer. */
export function AppletVolume() {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { data } = useQuery(flow.applets());
  if (data === undefined) return null;
  if (data === null)
    return (
      <Note kind="warning" title={t.noVolume}>
        {t.noVolumeCause}
      </Note>
    );
  const left = leftOf(data);
  const text = left === null ? t.unlimited : t.volumeLeft(figureText(left, locale, { kind: 'compact', unit: 'K' }));
  return <Note kind={left !== null && left <= 0 ? 'warning' : 'info'}>{text}</Note>;
}

/** A limit of -1 is none. */
const leftOf = ({ limit, used, left }: AppletFlow): number | null => (limit === -1 ? null : Math.max(0, left ?? limit - used));
