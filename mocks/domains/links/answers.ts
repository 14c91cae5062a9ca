import type { Answer } from '../../service/answer.ts';
import { addressAnswers } from './addresses.ts';
import { oneLinkAnswers } from './one-links.ts';
import { packageAnswers } from './packages.ts';

/** Where a click leads. */
export const linkAnswers: readonly Answer[] = [...oneLinkAnswers, ...packageAnswers, ...addressAnswers];
