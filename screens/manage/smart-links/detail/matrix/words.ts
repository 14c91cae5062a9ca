import { bilingual } from '#design-system';
import { tradeTerms } from '#app/lib/glossary/words.ts';

/** Where links are clicked, by whom, and how that ends. */
export const matrixWords = bilingual({
  title: ['落点矩阵', 'Outcome matrix'],
  note: ['操作系统 × 点击位置 × 是否安装', 'System × where clicked × installed'],
  system: ['操作系统', 'System'],
  iOS: ['iOS', 'iOS'],
  Android: ['Android', 'Android'],
  Harmony: ['HarmonyOS', 'HarmonyOS'],
  desktop: ['桌面', 'Desktop'],
  browser: ['系统浏览器', 'Browser'],
  wechat: ['微信', 'WeChat'],
  douyin: ['抖音', 'Douyin'],
  message: ['短信、邮件', 'SMS, email'],
  installed: ['已安装', 'Installed'],
  missing: ['未安装', 'Not installed'],
  app: ['应用内页', 'In app'],
  store: ['应用商店', 'Store'],
  guide: ['引导页', 'One more step'],
  page: tradeTerms.landingPage,
  none: ['无落点', 'Dead end'],
  separator: ['：', ': '],
  wasNow: [(before: string, after: string) => `${before} → ${after}`, (before: string, after: string) => `${before} → ${after}`],
  changedFrom: [(before: string) => `，原为${before}`, (before: string) => `, was ${before}`],
  newTarget: ['，地址已改', ', new address'],
});
