import { bilingual } from '#design-system';
import { minutes } from './checkReturn.ts';

/** Chinese puts a space between Latin and its own letters. */
export const between = (before: string, medium: string, after: string) =>
  `${before}${/^\w/.test(medium) ? ' ' : ''}${medium}${/\w$/.test(medium) ? ' ' : ''}${after}`;

/** Why nothing was asked for: what happened, and what to do. */
export const reasons = bilingual({
  incomplete: ['地址里没有完整的授权信息', 'The address holds no complete authorization'],
  incompleteCause: [
    (medium: string) => between('本页只在从', medium, '返回时使用。请从广告账户管理发起授权。'),
    (medium: string) => `This page is for returning from ${medium}. Start from Ad accounts.`,
  ],
  nobody: ['登录后重新发起授权', 'Sign in and start again'],
  nobodyCause: [
    () => '离开期间登录已结束，授权随之作废，没有绑定任何账户。',
    () => 'Your session ended while you were away, and the authorization with it. Nothing was connected.',
  ],
  unknown: ['这次授权已经用过，或不是从这个浏览器发起的', 'This authorization was already used, or was not started in this browser'],
  unknownCause: [
    () => '为防止他人把账户绑到你这里，只接受在本浏览器里发起的授权，且只能用一次。没有绑定任何账户。',
    () => 'So that nobody else can connect an account to yours, only what was started here counts, and only once. Nothing was connected.',
  ],
  foreign: ['这次授权属于另一个账户', 'This authorization belongs to someone else'],
  foreignCause: [
    () => '发起授权的账户与当前登录的不同。没有绑定任何账户。',
    () => 'It was started by a different login than the one that is signed in. Nothing was connected.',
  ],
  late: ['授权已超时', 'The authorization has expired'],
  lateCause: [
    () => `从发起到确认超过了 ${minutes} 分钟。没有绑定任何账户，请重新发起。`,
    () => `More than ${minutes} minutes have passed since it was started. Nothing was connected. Start again.`,
  ],
});

export const words = bilingual({
  restart: ['重新发起授权', 'Start again'],
  login: ['登录', 'Sign in'],
  accounts: ['广告账户管理', 'Ad accounts'],
  declined: ['没有绑定任何账户', 'Nothing was connected'],
  declinedCause: ['这次授权已作废。需要时请重新发起。', 'This authorization has ended. Start again when you need it.'],
  failedTitle: ['没有绑定成功', "Couldn't connect the account"],
});
