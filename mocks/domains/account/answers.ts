import type { Answer } from '../../service/answer.ts';
import { accountAnswers } from './account.ts';
import { emailChangeAnswers } from './emailChange.ts';
import { flowAnswers } from './flow.ts';
import { registrationAnswers } from './registration.ts';
import { rightsAnswers } from './rights.ts';
import { sessionAnswers } from './session.ts';

/** Who signs in, and with which rights. */
export const personAnswers: readonly Answer[] = [
  ...sessionAnswers,
  ...registrationAnswers,
  ...accountAnswers,
  ...emailChangeAnswers,
  ...rightsAnswers,
  ...flowAnswers,
];
