import { bilingual } from '#design-system';

/** Apart from the words of the shell, because the sign-in loads only these. */
export const publicWords = bilingual({
  switchTheme: ['切换主题', 'Switch theme'],
  otherLanguage: ['English', '简体中文'],
});
