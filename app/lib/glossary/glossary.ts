import { metricWords } from '../metrics/words.ts';
import { accountTerms, mediaNames, platformNames, roleNames, sectionNames, stateNames, tradeTerms } from './words.ts';

type Pair = readonly [chinese: string, english: string];

export interface GlossarySection {
  title: Pair;
  terms: Readonly<Record<string, Pair>>;
}

/** Every term of the console, by subject. The titles of pages are those of the routes. */
export const glossary: readonly GlossarySection[] = [
  { title: ['指标', 'Metrics'], terms: metricWords },
  { title: ['广告与归因', 'Ads and attribution'], terms: tradeTerms },
  { title: ['账号与权限', 'Account and permissions'], terms: accountTerms },
  { title: ['角色', 'Roles'], terms: roleNames },
  { title: ['平台', 'Platforms'], terms: platformNames },
  { title: ['媒体与渠道', 'Ad networks and channels'], terms: mediaNames },
  { title: ['状态', 'States'], terms: stateNames },
  { title: ['菜单', 'Menu'], terms: sectionNames },
];
