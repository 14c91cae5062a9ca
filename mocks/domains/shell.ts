import type { Answer } from '../service/answer.ts';
import { noticeAnswers } from './notices/notices.ts';
import { reminderAnswers } from './notices/reminders.ts';
import { serviceAnswers } from './services/services.ts';
import { menuAnswers } from './settings/menu.ts';
import { appAnswers } from './apps/apps.ts';
import { courseAnswers } from './apps/courses.ts';
import { appCheckAnswers } from './apps/checks.ts';

/** What the frame of the console asks for, whatever page is open. */
export const shellAnswers: readonly Answer[] = [
  ...appAnswers,
  ...courseAnswers,
  ...appCheckAnswers,
  ...noticeAnswers,
  ...reminderAnswers,
  ...serviceAnswers,
  ...menuAnswers,
];
