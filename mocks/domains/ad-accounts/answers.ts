import type { Answer } from '../../service/answer.ts';
import { accountAnswers } from './accounts.ts';
import { asaAnswers } from './asa.ts';
import { authorizationAnswers } from './authorization.ts';
import { bindingAnswers } from './bindings.ts';

/** Accounts at media: bound, looked after and given up. */
export const mediaAnswers: readonly Answer[] = [...accountAnswers, ...authorizationAnswers, ...bindingAnswers, ...asaAnswers];
