import { useApp } from '#app/access/currentPage.ts';
import type { ResultOf } from '#app/api/declare/endpoint.ts';
import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { useWritten } from '../bulk/useWritten.ts';
import { useConflictWords } from '../meanwhile/useMovedOnWords.ts';
import { useSubCampaignNames } from './useSubCampaignNames.ts';

type Answer = ResultOf<typeof ours.subCampaigns.enable>;

const opposite = { enable: 'disable', disable: 'enable' } as const;

/** Enables or disables many, and takes it back. Neither overwrites what somebody else has changed meanwhile. */
export function useSwitchMany(verb: 'enable' | 'disable') {
  const app = useApp().id;
  const say = useConflictWords(useSubCampaignNames());
  const { subCampaigns } = ours;
  const inputOf = ({ id, revision }: SubCampaign) => ({ app, id, revision });
  const written = useWritten<SubCampaign, Answer>({
    refused: ({ movedOn }, rows) => (movedOn ? rows.map((row) => ({ row, reason: say(row, movedOn), now: movedOn.now })) : []),
    writtenOf: ({ movedOn, revision }, rows) => (movedOn ? [] : rows.map(({ id }) => ({ id, revision }))),
    after: { isEnabled: verb === 'enable' },
  });
  return {
    call: subCampaigns[verb],
    input: inputOf,
    refused: written.refused,
    undo: { call: subCampaigns[opposite[verb]], input: (row: SubCampaign) => inputOf(written.asWritten(row)), refused: written.notUndone },
  };
}
