import type { Answer } from '../../service/answer.ts';
import { campaignAnswers } from './campaigns.ts';
import { infoAnswers } from './info.ts';
import { choiceAnswers } from './choices.ts';
import { columnAnswers } from './columns.ts';
import { groupAnswers } from './groups.ts';
import { subCampaignAnswers } from './sub-campaigns.ts';

/** What is done to bring people to an app. */
export const promotionAnswers: readonly Answer[] = [
  ...campaignAnswers,
  ...infoAnswers,
  ...groupAnswers,
  ...subCampaignAnswers,
  ...choiceAnswers,
  ...columnAnswers,
];
