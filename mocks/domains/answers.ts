import type { Answer } from '../service/answer.ts';
import { personAnswers } from './account/answers.ts';
import { promotionAnswers } from './promotion/answers.ts';
import { reportAnswers } from './reports/reports.ts';

/** Everything that the service answers. */
export const answers: readonly Answer[] = [...reportAnswers, ...personAnswers, ...promotionAnswers];
