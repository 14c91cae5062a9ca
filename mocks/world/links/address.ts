import type { DownloadAddress } from '#app/api/ours/links/packages.ts';
import type { AppRecord } from '../apps/app.ts';
import { part } from '../state/part.ts';
import type { Collection } from '../state/collection.ts';
import type { World } from '../world.ts';

export interface AddressRecord extends Omit<DownloadAddress, 'campaigns' | 'isReachable'> {
  app: number;
  /** It can come back, with its number. */
  isDeleted?: boolean;
}

function seed({ id, platform }: AppRecord): AddressRecord[] {
  const address = (index: number, name: string, kind: AddressRecord['kind'], url: string): AddressRecord => ({
    id: id * 100 + index,
    app: id,
    name,
    kind,
    channel: null,
    url,
    isDefault: index === 1,
  });
  const page = address(2, '官网活动页', 'page', 'https://www.xinghai.example/autumn');
  const ofChannel = { ...address(5, '达人直播页', 'page', 'https://www.xinghai.example/live'), channel: 101 };
  switch (platform) {
    case 'iOS':
      return [address(1, 'App Store', 'store', `https://apps.apple.com/cn/app/id64719283${id % 100}`), page, ofChannel];
    case 'Android':
    case 'Harmony':
    case 'quickApp':
      return [
        address(1, '应用宝', 'store', `https://sj.qq.com/appdetail/example.xinghai.a${id}`),
        page,
        address(3, '官方安装包', 'package', `https://dl.provena.example/${id}/latest.apk`),
        address(4, '旧版下载页', 'page', 'http://old.xinghai.example/download'),
        ofChannel,
      ];
    default:
      return [{ ...page, isDefault: true }];
  }
}

export const addressesOf: (world: World) => Collection<AddressRecord> = part((world) =>
  world.store.collection<AddressRecord>(
    'download addresses',
    () => world.apps.all().flatMap(seed),
    ({ id }) => id,
  ),
);

/** Whether somebody who goes there finds something. Old pages that are not served safely are not let through any more. */
export const isReachable = ({ url }: AddressRecord) => url.startsWith('https://');
