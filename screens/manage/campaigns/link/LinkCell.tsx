import { Copyable, Stack, Text, useWords } from '#design-system';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { useUrlState, textParam } from '#app/lib/urlState.ts';
import { Hits } from '#screens/kit/listing/index.ts';
import { words } from '../words.ts';
import { foundIn, shortForm } from './trackingUrl.ts';

const params = { search: textParam };

/**
 * The link of a row in one line, with what was found in it, copied whole by one press. Where it leads stands below while something was found
 * there, so that nobody asks why the row is in the list.
 */
export function LinkCell({ of: { link, url, deepLink } }: { of: Pick<Campaign, 'link' | 'url' | 'deepLink'> }) {
  const t = useWords(words);
  const { values } = useUrlState(params);
  const copyable = (
    <Copyable text={link} what={t.link}>
      <Hits>{shortForm(link, values.search)}</Hits>
    </Copyable>
  );
  const found = foundIn(url, values.search) ?? foundIn(deepLink, values.search);
  if (found === null) return copyable;
  return (
    <Stack gap="0">
      {copyable}
      <Text kind="caption" tone="secondary" isCut>
        {t.leadsTo} <Hits>{found}</Hits>
      </Text>
    </Stack>
  );
}
