import type { App } from '#app/api/apps/shapes.ts';
import { isMiniProgram } from '#app/lib/glossary/miniProgram.ts';
import { hasDeepLinks } from '#app/lib/links/addresses.ts';

/** What a column of the sheet fills. A `parameter` goes into the link under the title of its column. */
export const columnKinds = ['name', 'channel', 'group', 'url', 'deepLink', 'clickWindow', 'parameter', 'ignore'] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface SheetColumn {
  title: string;
  kind: ColumnKind;
}

const titles: Readonly<Partial<Record<ColumnKind, readonly string[]>>> = {
  name: ['名称', '活动名称', '推广活动', '推广活动名称', 'name', 'campaign', 'campaignname'],
  channel: ['渠道', '渠道名称', '媒体', 'channel', 'channelname', 'adnetwork', 'media'],
  group: ['活动组', '推广活动组', '组', 'group', 'campaigngroup'],
  url: ['目标地址', '下载地址', '落地页', 'url', 'targeturl', 'downloadurl', 'landingpage'],
  deepLink: ['唤起地址', '深度链接', 'deeplink'],
  clickWindow: ['点击窗口', '点击窗口天', '点击归因窗口', 'clickwindow', 'clickwindowdays'],
};

/** The columns of the template: all that a row can say of a campaign of this app. A mini program is opened by its version, and has no address. */
export const templateKinds = (app: Pick<App, 'platform'>) => [
  ...(['name', 'channel', 'group'] as const),
  ...(isMiniProgram(app) ? [] : (['url'] as const)),
  ...(hasDeepLinks(app.platform) ? (['deepLink'] as const) : []),
  'clickWindow' as const,
];

const plain = (title: string) => title.toLowerCase().replaceAll(/[\s()（）_-]/g, '');

/** Columns by the names in the first line; whatever is no field of a campaign is a parameter of its link. */
export function matchColumns(head: readonly string[]): SheetColumn[] {
  const taken = new Set<ColumnKind>();
  return head.map((title) => {
    if (!title.trim()) return { title, kind: 'ignore' };
    const kind = columnKinds.find((one) => titles[one]?.includes(plain(title)) && !taken.has(one)) ?? 'parameter';
    if (kind !== 'parameter') taken.add(kind);
    return { title: title.trim(), kind };
  });
}

/** One column is changed. A field has one column: the one that had it before becomes a parameter. */
export function assignColumn(columns: readonly SheetColumn[], index: number, kind: ColumnKind): SheetColumn[] {
  const isShared = kind === 'parameter' || kind === 'ignore';
  return columns.map((column, at) => {
    if (at === index) return { title: column.title, kind };
    return !isShared && column.kind === kind ? { title: column.title, kind: 'parameter' } : column;
  });
}
