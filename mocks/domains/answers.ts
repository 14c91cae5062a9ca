import type { Answer } from '../service/answer.ts';
import { personAnswers } from './account/answers.ts';
import { peopleAnswers } from './members/members.ts';
import { allChannelAnswers } from './channels/answers.ts';
import { exportAnswers } from './exports/answers.ts';
import { linkAnswers } from './links/answers.ts';
import { lookupAnswers } from './lookup.ts';
import { mediaAnswers } from './ad-accounts/answers.ts';
import { dataAnswers } from './debug/answers.ts';
import { promotionAnswers } from './campaigns/answers.ts';
import { reportAnswers } from './reports/reports.ts';
import { traceAnswers } from './reports/trace.ts';
import { shellAnswers } from './shell.ts';
import { skanAnswers } from './skan.ts';

/** Everything that the service answers. */
export const answers: readonly Answer[] = [
  ...reportAnswers,
  ...traceAnswers,
  ...personAnswers,
  ...shellAnswers,
  ...peopleAnswers,
  ...dataAnswers,

  ...promotionAnswers,
  ...allChannelAnswers,
  ...mediaAnswers,
  ...linkAnswers,
  ...lookupAnswers,
  ...exportAnswers,
  ...skanAnswers,
];
