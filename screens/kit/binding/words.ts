import { bilingual } from '#design-system';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';

/** What a medium gives. */
export const giftNames = bilingual({
  cost: ['消耗', 'Ad spend'],
  plans: ['推广计划', 'Campaigns'],
  creatives: ['素材', 'Creatives'],
  keywords: ['关键词', 'Keywords'],
  countries: ['国家/地区', 'Countries'],
  callbacks: ['转化回传', 'Postbacks'],
} satisfies Record<AdAccount['gives'][number], readonly [string, string]>);

/** Why an account needs somebody, by the key that the service gives. */
export const problemNames = bilingual({
  tokenExpired: ['Token 已过期', 'Token expired'],
  passwordChanged: ['媒体侧密码已修改', 'Password changed at the network'],
  authorizationRevoked: ['授权已被撤销', 'Authorization revoked'],
  other: ['需要处理', 'Needs attention'],
});
