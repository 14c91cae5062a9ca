import { isMiniProgram } from '#app/lib/glossary/miniProgram.ts';
import type { AdAccountRecord } from '../../ad-accounts/ad-account.ts';
import { hash, pick, share } from '../../random.ts';
import type { AppRecord } from '../../apps/app.ts';
import type { CampaignRecord, CampaignSettings } from '../campaign.ts';
import { macrosOf } from '../trackingLink.ts';

const billings = ['CPA', 'CPC', 'CPM', 'CPD', 'CPS'] as const;
const seasons = ['autumn', 'spring', 'launch', 'anniv', 'recall', 'brand'] as const;
const contents = ['kol_a', 'kol_b', 'pv_15s', 'battle', 'story', 'trial', 'gift'] as const;

/** What was decided about a campaign, or follows from the plan for those of long ago. */
export function settingsOf(campaign: CampaignRecord, { media, app, accounts }: Around): CampaignSettings {
  return campaign.settings ?? planned(campaign, media, app, accounts);
}

interface Around {
  media: string;
  app: AppRecord;
  /** Those of the medium that are bound to the app. */
  accounts: readonly AdAccountRecord[];
}

function planned({ id }: CampaignRecord, media: string, app: AppRecord, accounts: readonly AdAccountRecord[]): CampaignSettings {
  // Numbers for keys: all of fifty thousand campaigns are derived for one search.
  const chance = hash(id, 17);
  const isStore = app.platform === 'iOS' || app.platform === 'Android' || app.platform === 'Harmony';
  const link = { toStore: isStore && chance % 4 !== 0, toPage: !isStore && !isMiniProgram(app) };
  return {
    account: accounts.length ? (accounts[chance % accounts.length]?.id ?? null) : null,
    target: link.toStore ? 'store' : isMiniProgram(app) ? 'miniProgram' : link.toPage ? 'page' : chance % 8 === 0 ? 'package' : 'page',
    url: link.toStore ? storeOf(app) : isMiniProgram(app) ? null : `https://www.xinghai.example/${pick(seasons, chance, 1)}`,
    deepLink: chance % 3 === 0 ? null : `xinghai://event/${pick(seasons, chance, 1)}`,
    packageId: null,
    miniVersion: isMiniProgram(app) ? 'current' : null,
    clickWindow: chance % 7 === 0 ? 14 : 7,
    viewWindow: share(chance, 2) < 0.3 ? 1 : null,
    billing: media === 'asa' ? 'CPC' : pick(billings, chance, 3),
    macros: macrosOf(media).flatMap(({ key, isRequired }, index) => (isRequired || (chance >> index) % 3 === 0 ? key : [])),
    callbackEvents: null,
    parameters: [
      { key: 'utm_campaign', value: pick(seasons, chance, 1) },
      { key: 'utm_content', value: `${pick(contents, chance, 4)}_${(chance % 40) + 1}` },
    ],
  };
}

const storeOf = ({ id, platform }: AppRecord) =>
  platform === 'iOS' ? `https://apps.apple.com/cn/app/id64719283${id % 100}` : `https://sj.qq.com/appdetail/example.xinghai.a${id}`;
