import { Download } from 'lucide-react';
import { Button, Copyable, QrCode, saveQrCode, Stack, toasts, useWords } from '#design-system';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { words } from './words.ts';

/** The link of a campaign to copy and to scan. The code holds the short link, which a camera reads from afar. */
export function LinkAndCode({ of: { name, link, shortLink } }: { of: Pick<CampaignDetail, 'name' | 'link' | 'shortLink'> }) {
  const t = useWords(words);
  const address = shortLink ?? link;
  const save = async () => {
    if (!(await saveQrCode(address, name))) toasts.show({ kind: 'bad', title: t.qrNotSaved, detail: t.qrNotSavedDetail });
  };
  return (
    <Stack gap="3" align="start">
      <QrCode text={address} what={t.link} />
      <Copyable text={link} what={t.link} />
      {shortLink !== null && <Copyable text={shortLink} what={t.shortLink} />}
      <Button size="sm" icon={Download} onPress={() => void save()}>
        {t.saveQr}
      </Button>
    </Stack>
  );
}
