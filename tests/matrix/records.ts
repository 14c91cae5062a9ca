import { bindings } from '#app/routes/sections/bindings.ts';
import { table } from '#app/routes/table.ts';

/** A page about one record, and a record that the world has. Without it the page begins a new one, or says that there is none. */
interface Named {
  /** The app that it belongs to; null where the page is about no app. */
  app: number | null;
  /** What names it in the search of the address, or in the path where the route has a place for it. */
  record: string;
}

export const records: Readonly<Record<string, Named>> = {
  '/config/addRule': { app: 1001, record: 'id=100101' },
  '/dataservice/logquery': { app: 1001, record: 'q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-20' },
  '/manage/appDetail': { app: null, record: 'id=1001' },
  '/manage/authpower': { app: null, record: 'id=5' },
  '/manage/authroleDetail': { app: null, record: 'id=4' },
  '/manage/campaignDetail': { app: 1001, record: 'id=100100001' },
  '/manage/campgroupDetail': { app: 1001, record: 'id=100101' },
  '/manage/editsubactivity': { app: 1001, record: 'campaignid=100100001&id=1001000010' },
  '/manage/onelinkDetail': { app: 1001, record: 'id=1001001' },
  '/manage/releaseAccountList/:id': { app: null, record: '3001' },
  '/manage/subactivity': { app: 1001, record: 'campaignid=100100001' },
  '/manage/subcampaignlist': { app: 1001, record: 'campaignid=100100001' },
  '/manage/subcampaignlistDetail': { app: 1001, record: 'campaignid=100100001&id=1001000010' },
  '/manage/subpackageDetail': { app: 1002, record: 'id=1002001' },
};

/** Pages that ask nothing when the richest opens them, so that nothing can fail. */
export const asksNothing: ReadonlySet<string> = new Set([
  // Only Android apps have packages, and the first app is none.
  '/manage/subpackage',
  // Pages that open in place of one whose service is not open.
  ...table.flatMap(({ otherwise }) => otherwise ?? []),
]);

/** A company of its own, which has connected no ad account and linked no app to one. */
export const newcomer = 'ending';

/** Lists that are empty for the newcomer. */
export const emptyForNewcomer: ReadonlySet<string> = new Set([
  ...bindings.map(({ path }) => path),
  '/manage/channelBindAppList',
  '/manage/huaweiBindAppList',
  '/manage/vivoBindAppList',
  '/manage/wangYiMusicBindAppList',
]);
