import { bilingual } from '#design-system/foundation/words.ts';
import type { AdAccount } from '../../api/ad-accounts/shapes.ts';

/** What an ad network sends of an account. */
export const giftNames = bilingual({
  cost: ['消耗', 'Ad spend'],
  plans: ['推广计划', 'Campaigns'],
  creatives: ['素材', 'Creatives'],
  keywords: ['关键词', 'Keywords'],
  countries: ['国家/地区', 'Countries'],
  callbacks: ['转化回传', 'Postbacks'],
} satisfies Record<AdAccount['gives'][number], readonly [string, string]>);

/** Why an account needs attention, by the key that the service gives. */
export const problemNames = bilingual({
  tokenExpired: ['Token 已过期', 'Token expired'],
  passwordChanged: ['媒体侧密码已修改', 'Password changed at the network'],
  authorizationRevoked: ['授权已被撤销', 'Authorization revoked'],
  expired: ['授权已到期', 'Authorization expired'],
  other: ['需要处理', 'Needs attention'],
});

const known = ['tokenExpired', 'passwordChanged', 'authorizationRevoked', 'expired'] as const;
type ProblemKey = (typeof known)[number] | 'other';

/** `authorizationRevoked`, and `other` for a reason that this console does not know yet. */
export const problemKeyOf = (problem: string | null): ProblemKey => known.find((one) => one === problem) ?? 'other';

/** An authorization whose last day is past has no reason of the service's own. */
export const brokenBy = ({ problem, expiresOn }: Pick<AdAccount, 'problem' | 'expiresOn'>): ProblemKey =>
  problem === null && expiresOn !== null ? 'expired' : problemKeyOf(problem);
