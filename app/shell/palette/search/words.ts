import { bilingual } from '#design-system';
import type { Finder } from './finders.ts';
import type { PastedKind } from './pasted.ts';

/** The groups of records, as their pages call them. */
export const finderNames = bilingual({
  campaigns: ['推广活动', 'Campaigns'],
  smartLinks: ['一键链接', 'Smart links'],
  packages: ['分包', 'Channel packages'],
  devices: ['测试设备', 'Test devices'],
  jobs: ['下载文件', 'Downloads'],
  members: ['成员', 'Members'],
} satisfies Record<Finder['id'], readonly [string, string]>);

export const elsewhereWords = bilingual({
  group: ['其他应用中', 'In other apps'],
  switchApp: ['切换并打开', 'Switch and open'],
  linkUnknown: [
    '你能查看的应用中没有这个链接。它可能属于你不能查看的应用，或者已被删除，可向主账号确认。',
    'None of the apps you can view has this link. It may belong to an app you can’t view, or have been deleted. Ask the owner.',
  ],
});

export const pastedWords = bilingual({
  group: ['粘贴的标识', 'Pasted identifier'],
  note: ['设备轨迹与日志', 'Device journey and logs'],
  device: [(id: string) => `设备 ${id}`, (id: string) => `Device ${id}`],
  click: [(id: string) => `点击 ${id}`, (id: string) => `Click ${id}`],
  order: [(id: string) => `订单 ${id}`, (id: string) => `Order ${id}`],
  account: [(id: string) => `账号 ${id}`, (id: string) => `Account ${id}`],
} satisfies Record<PastedKind | 'group' | 'note', readonly [unknown, unknown]>);
