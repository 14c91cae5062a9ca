import { Archive, ArchiveRestore, ChartLine, Copy, FileText, FolderInput, Power, PowerOff, Trash2 } from 'lucide-react';
import { MenuDivider, MenuItem, useWords } from '#design-system';
import { useMay } from '#app/access/may.ts';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { words } from '../words.ts';
import type { CampaignActs } from './useCampaignActs.ts';

interface CampaignMenuProps {
  of: Campaign;
  acts: CampaignActs;
  onMove: (campaign: Campaign) => void;
  onDelete: (campaign: Campaign) => void;
}

/** What can be done with one campaign. Who may only look gets the ways to its details and its report. */
export function CampaignMenu({ of: campaign, acts, onMove, onDelete }: CampaignMenuProps) {
  const t = useWords(words);
  const mayEdit = useMay('edit campaign@manage');
  const mayReport = useMay('view campaigninfo@monitor');
  const { id, isEnabled, isArchived } = campaign;
  return (
    <>
      <MenuItem icon={FileText} href={`/manage/campaignDetail?id=${id}`}>
        {t.open}
      </MenuItem>
      {mayReport && (
        <MenuItem icon={ChartLine} href={`/monitor/campaigninfo?campaignid=${id}`}>
          {t.report}
        </MenuItem>
      )}
      {mayEdit && (
        <>
          <MenuItem icon={Copy} href={`/manage/campaignDetail?copy=${id}`}>
            {t.duplicate}
          </MenuItem>
          <MenuItem icon={FolderInput} onAction={() => onMove(campaign)}>
            {t.move}
          </MenuItem>
          <MenuDivider />
          {isEnabled ? (
            <MenuItem icon={PowerOff} onAction={() => void acts.disable(campaign)}>
              {t.disable}
            </MenuItem>
          ) : (
            <MenuItem icon={Power} onAction={() => void acts.enable(campaign)}>
              {t.enable}
            </MenuItem>
          )}
          {isArchived ? (
            <MenuItem icon={ArchiveRestore} onAction={() => void acts.restore(campaign)}>
              {t.restore}
            </MenuItem>
          ) : (
            <MenuItem icon={Archive} onAction={() => void acts.archive(campaign)}>
              {t.toArchive}
            </MenuItem>
          )}
          <MenuItem icon={Trash2} isDanger onAction={() => onDelete(campaign)}>
            {t.delete}
          </MenuItem>
        </>
      )}
    </>
  );
}
