import { Button, Dialog, LinkButton, Stack, Text, useWords } from '#design-system';
import type { Deletable } from '#app/api/channels/custom.ts';
import type { Channel } from '#app/api/channels/shapes.ts';
import { UseList } from './UseList.tsx';
import { words } from './words.ts';

export interface InUse {
  channel: Channel;
  uses: Deletable;
}

interface InUseDialogProps {
  of: InUse;
  onMerge: () => void;
  onClose: () => void;
}

/** The campaigns of a channel in the app that the console shows: it may have more in others. */
export const campaignsHref = (channel: number) => `/manage/campaign?channels=${channel}`;

/** Why a channel cannot be deleted: what still hangs on it, and the way that takes all of it along. */
export function InUseDialog({ of: { channel, uses }, onMerge, onClose }: InUseDialogProps) {
  const t = useWords(words);
  return (
    <Dialog
      title={t.cannotDelete(channel.name)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {uses.campaigns.length > 0 && <LinkButton href={campaignsHref(channel.id)}>{t.showCampaigns}</LinkButton>}
          <Button slot="close">{t.close}</Button>
          <Button kind="primary" onPress={onMerge}>
            {t.merge}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <UseList of={uses} />
        <Text as="p" tone="secondary">
          {t.stillUsedNext}
        </Text>
      </Stack>
    </Dialog>
  );
}
