import { Button, Dialog, LinkButton, Stack, Text, useWords } from '#design-system';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { ArrivalsPath } from './ArrivalsPath.tsx';
import { LinkAndCode } from './LinkAndCode.tsx';
import { words } from './words.ts';

/** What follows the creation of a campaign: its link, its code, and the wait for the first click. */
export function CreatedDialog({ of: campaign, onClose }: { of: CampaignDetail; onClose: () => void }) {
  const t = useWords(words);
  return (
    <Dialog
      title={t.dialogTitle}
      note={campaign.name}
      isOpen
      width={640}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <LinkButton href="/manage/campaignDetail">{t.another}</LinkButton>
          <Button kind="primary" onPress={onClose}>
            {t.toDetail}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <LinkAndCode of={campaign} />
        <Text as="p" kind="caption" tone="tertiary">
          {t.copyTo}
        </Text>
        <ArrivalsPath id={campaign.id} />
      </Stack>
    </Dialog>
  );
}
