/** Pages about one record, and one that the world has. Without it they begin a new one, or say that there is none. */
interface Named {
  /** The app that it belongs to; null where the page is about no app. */
  app: number | null;
  search: string;
}

export const records: Readonly<Record<string, Named>> = {
  '/manage/appDetail': { app: null, search: 'id=1001' },
  '/manage/authroleDetail': { app: null, search: 'id=4' },
  '/manage/campaignDetail': { app: 1001, search: 'id=100100001' },
  '/manage/campgroupDetail': { app: 1001, search: 'id=100101' },
  '/manage/onelinkDetail': { app: 1001, search: 'id=1001001' },
  '/manage/subcampaignlistDetail': { app: 1001, search: 'campaignid=100100001&id=1001000010' },
  '/manage/subpackageDetail': { app: 1002, search: 'id=1002001' },
};
