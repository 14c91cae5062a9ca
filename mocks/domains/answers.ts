import type { Answer } from '../service/answer.ts';
import { personAnswers } from './account/answers.ts';
import { allChannelAnswers } from './channels/answers.ts';
import { promotionAnswers } from './promotion/answers.ts';
import { reportAnswers } from './reports/reports.ts';
import { shellAnswers } from './shell.ts';

/** Everything that the service answers. */
export const answers: readonly Answer[] = [...reportAnswers, ...personAnswers, ...shellAnswers, ...promotionAnswers, ...allChannelAnswers];
