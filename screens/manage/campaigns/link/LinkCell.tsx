import { Copyable, useWords } from '#design-system';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { useUrlState, textParam } from '#app/lib/urlState.ts';
import { Hits } from '#screens/kit/listing/index.ts';
import { words } from '../words.ts';
import { shortForm } from './trackingUrl.ts';

const params = { search: textParam };

/** The link of a row in one line, with what was found in it, copied whole by one press. */
export function LinkCell({ of: { link } }: { of: Pick<Campaign, 'link'> }) {
  const t = useWords(words);
  const { values } = useUrlState(params);
  return (
    <Copyable text={link} what={t.link}>
      <Hits>{shortForm(link, values.search)}</Hits>
    </Copyable>
  );
}
