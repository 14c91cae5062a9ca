import { FailedNote, Stack, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { useNavigate } from '#app/lib/router.ts';
import type { FixStep } from '../preflight/useFindingWords.tsx';
import { PreflightPanel } from '../preflight/PreflightPanel.tsx';
import { usePreflight } from '../preflight/usePreflight.ts';
import { words } from './words.ts';

/** The preflight once more, over what the campaign is now: accounts expire and callbacks are switched off after it was made. */
export function CheckUp({ of: campaign }: { of: CampaignDetail }) {
  const t = useWords(words);
  const app = useApp().id;
  const navigate = useNavigate();
  const mayEdit = useMay('edit campaign@manage');
  const toStep = (step: FixStep) => navigate(`/manage/campaignDetail?app=${app}&id=${campaign.id}&edit=1&step=${step}`);
  const { id: _id, link: _link, shortLink: _short, isEnabled: _enabled, state: _state, ...draft } = campaign;
  const { findings, isChecking, again, asked } = usePreflight({ draft, ownName: campaign.name });
  return (
    <Stack gap="4">
      <FailedNote of={asked}>{t.checkIncomplete}</FailedNote>
      <PreflightPanel findings={findings} isChecking={isChecking} onAgain={again} app={app} {...(mayEdit && { toStep })} />
    </Stack>
  );
}
