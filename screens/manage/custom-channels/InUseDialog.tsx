import { Button, Dialog, LinkButton, Stack, Text, useWords } from '#design-system';
import type { Channel } from '#app/api/channels/shapes.ts';
import { words } from './words.ts';

export interface InUse {
  channel: Channel;
  campaigns: readonly string[];
}

const shown = 8;

/** The campaigns of a channel in the app that the console shows: it may have more in others. */
export const campaignsHref = (channel: number) => `/manage/campaign?channels=${channel}`;

/** Why a channel cannot be deleted: what still hangs on it. */
export function InUseDialog({ of: { channel, campaigns }, onClose }: { of: InUse; onClose: () => void }) {
  const t = useWords(words);
  return (
    <Dialog
      title={t.cannotDelete(channel.name)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <LinkButton href={campaignsHref(channel.id)}>{t.showCampaigns}</LinkButton>
          <Button slot="close">{t.close}</Button>
        </>
      }
    >
      <Stack gap="2">
        <Text as="p">{t.stillUsed(campaigns.length)}</Text>
        <ul>
          {campaigns.slice(0, shown).map((name) => (
            <li key={name}>{name}</li>
          ))}
          {campaigns.length > shown && <li>…</li>}
        </ul>
        <Text as="p" tone="secondary">
          {t.stillUsedNext}
        </Text>
      </Stack>
    </Dialog>
  );
}
