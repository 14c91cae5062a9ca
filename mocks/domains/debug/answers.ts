import type { Answer } from '../../service/answer.ts';
import { logAnswers } from '../logs/logs.ts';
import { callbackAnswers } from '../settings/callbacks.ts';
import { deviceAnswers } from '../settings/devices.ts';
import { debugAnswers } from './debug.ts';
import { integrationAnswers } from './integration.ts';
import { trackingAnswers } from './tracking.ts';

/** From what an app sends to what is sent on. */
export const dataAnswers: readonly Answer[] = [
  ...debugAnswers,
  ...integrationAnswers,
  ...trackingAnswers,
  ...logAnswers,
  ...deviceAnswers,
  ...callbackAnswers,
];
