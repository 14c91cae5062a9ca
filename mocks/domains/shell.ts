import type { Answer } from '../service/answer.ts';
import { noticeAnswers } from './notices.ts';
import { reminderAnswers } from './reminders.ts';
import { serviceAnswers } from './services.ts';
import { appSettingAnswers } from './settings/appSettings.ts';
import { reportLimitAnswers } from './settings/reportLimits.ts';
import { menuAnswers } from './settings/menu.ts';
import { appAnswers } from './apps/apps.ts';
import { courseAnswers } from './apps/courses.ts';
import { appCheckAnswers } from './apps/checks.ts';

/** The calls of the shell, whatever page is open. */
export const shellAnswers: readonly Answer[] = [
  ...appAnswers,
  ...courseAnswers,
  ...appCheckAnswers,
  ...appSettingAnswers,
  ...reportLimitAnswers,
  ...noticeAnswers,
  ...reminderAnswers,
  ...serviceAnswers,
  ...menuAnswers,
];
