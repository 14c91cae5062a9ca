import { useQuery } from '@tanstack/react-query';
import { Button, Stack, Text, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { downloadAddresses, type DownloadAddress } from '#app/api/ours/links/packages.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { words } from './words.ts';

interface KnownUrlsProps {
  kind: DownloadAddress['kind'];
  channel: number | null;
  current: string;
  onChoose: (url: string) => void;
}

/** The download URLs of the app that fit the target, those of the channel and the default first: chosen by one press instead of typed once more. */
export function KnownUrls({ kind, channel, current, onChoose }: KnownUrlsProps) {
  const t = useWords(words);
  const nameOf = useMediaName();
  const app = useApp().id;
  const { data = [] } = useQuery(downloadAddresses.all({ app }));
  const fitting = data
    .filter((one) => one.kind === kind && (one.channel === null || one.channel === channel) && one.url !== current.trim())
    .toSorted((a, b) => Number(b.channel !== null) - Number(a.channel !== null) || Number(b.isDefault) - Number(a.isDefault));
  if (!fitting.length) return null;
  return (
    <Stack direction="row" gap="3" isWrapping>
      <Text kind="caption" tone="secondary">
        {t.knownUrls}
      </Text>
      {fitting.map(({ id, name, url }) => (
        <Button key={id} kind="link" size="sm" onPress={() => onChoose(url)}>
          {nameOf(name)}
        </Button>
      ))}
    </Stack>
  );
}
