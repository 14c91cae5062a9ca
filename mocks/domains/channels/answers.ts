import type { Answer } from '../../service/answer.ts';
import { filterAnswers } from './filters.ts';
import { channelAnswers } from './channels.ts';
import { customChannelAnswers } from './custom.ts';
import { ruleAnswers } from './rules.ts';

/** Channels, what hangs on them, and what reports let filter by. */
export const allChannelAnswers: readonly Answer[] = [...channelAnswers, ...customChannelAnswers, ...ruleAnswers, ...filterAnswers];
