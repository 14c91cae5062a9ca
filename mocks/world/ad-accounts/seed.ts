import { hash, pick, whole } from '../random.ts';
import { momentOf, shifted, type Now } from '../calendar.ts';
import type { AdAccountRecord } from './ad-account.ts';
import type { StoredCredentials } from './fingerprint.ts';
import { authors } from '../campaigns/names/seed-authors.ts';
import { mediaCatalogue } from './seed-media.ts';

const counts: Readonly<Record<string, number>> = {
  toutiao: 8,
  gdt: 9,
  kuaishou: 4,
  baidu: 6,
  asa: 2,
  xiaohongshu: 1,
  bilibili: 3,
  weibo: 2,
  zhihu: 1,
  huawei: 2,
  oppo: 2,
  vivo: 1,
};

const purposes = ['主账户', '买量 02', '买量 03', '素材测试', '品牌', '召回', '预约', '海外', '备用'] as const;
const apps = [1001, 1002, 1003, 1005] as const;

/** The bound accounts of the main account. Some need attention, each for a different reason. */
export function seedAdAccounts(now: Now): AdAccountRecord[] {
  return mediaCatalogue.flatMap(({ key, gives, method }, place) =>
    Array.from({ length: counts[key] ?? 0 }, (_, index): AdAccountRecord => {
      const keys = ['ad account', key, index] as const;
      return {
        id: 3000 + place * 20 + index + 1,
        owner: 1,
        media: key,
        alias: `星海-${purposes[index] ?? purposes[0]}`,
        cid: `${whole(1000, 9999, ...keys)} ${whole(1000, 9999, ...keys, 2)} ${whole(1000, 9999, ...keys, 3)}`,
        company: '云岫互动科技有限公司',
        isDisabled: false,
        problem: null,
        problemSince: null,
        apps: key === 'asa' ? [1001] : index < 2 ? [...apps] : [pick(apps, ...keys, 'app')],
        gives,
        startsOn: '2024-02-01',
        updatedAt: momentOf({ ...now, minute: Math.max(0, now.minute - whole(4, 30, ...keys, 'updated')) }),
        expiresOn: method === 'authorization' ? shifted(now.day, whole(40, 300, ...keys, 'ends')) : null,
        authorizedBy: pick(authors, ...keys, 'by'),
        boundBy: pick(authors, ...keys, 'bound'),
        ...(method === 'credential' && { credentials: unknownCredentials(shifted(now.day, -whole(20, 400, ...keys, 'saved')), ...keys) }),
        parent: index > 0 && method === 'authorization' ? 3000 + place * 20 + 1 : null,
        ...oddities(now)[`${key} ${index}`],
      };
    }),
  );
}

/** Nobody knows the credentials of the demo world: whatever is entered for such an account is new. */
const unknownCredentials = (since: string, ...keys: readonly (string | number)[]): StoredCredentials => ({
  salt: '',
  fingerprint: hash(...keys, 'fingerprint')
    .toString(16)
    .padStart(8, '0'),
  since,
});

/** What is out of order, by medium and place. */
function oddities(now: Now): Readonly<Record<string, Partial<AdAccountRecord>>> {
  const since = (days: number, minute: number) => momentOf({ day: shifted(now.day, -days), minute });
  return {
    'gdt 1': { expiresOn: shifted(now.day, 5) },
    'toutiao 1': { expiresOn: shifted(now.day, 3) },
    'kuaishou 1': { problem: 'tokenExpired', problemSince: since(1, 1082), updatedAt: since(1, 1082) },
    'baidu 1': { problem: 'passwordChanged', problemSince: since(1, 130), updatedAt: since(1, 130) },
    'baidu 5': { isDisabled: true },
    'xiaohongshu 0': { updatedAt: null, startsOn: now.day },
    'gdt 8': { problem: 'authorizationRevoked', problemSince: since(3, 540), updatedAt: since(3, 540) },
  };
}
