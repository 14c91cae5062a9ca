import { Copyable, DescriptionList, Figure, Panel, QrCode, Stack, Text, useWords } from '#design-system';
import type { OneLink } from '#app/api/ours/links/one-links.ts';
import { words } from './words.ts';

export function LinkFacts({ link }: { link: OneLink }) {
  const t = useWords(words);
  return (
    <Panel title={t.link}>
      <Stack direction="row" gap="4" align="start" isWrapping>
        <Stack gap="1">
          <QrCode text={link.url} what={t.shortLink} size={104} />
          <Text kind="caption" tone="tertiary">
            {t.scan}
          </Text>
        </Stack>
        <DescriptionList
          items={[
            {
              term: t.shortLink,
              value: (
                <Copyable text={link.url} what={t.shortLink}>
                  {link.url.replace(/^https?:\/\//, '')}
                </Copyable>
              ),
            },
            { term: t.clicks, value: link.clicks === null ? null : <Figure value={link.clicks} as={{ kind: 'count' }} /> },
            { term: t.openRate, value: link.directRate === null ? null : <Figure value={link.directRate} as={{ kind: 'percent' }} /> },
            { term: t.created, value: link.createdOn },
            { term: t.createdBy, value: link.createdBy },
          ]}
        />
      </Stack>
    </Panel>
  );
}
