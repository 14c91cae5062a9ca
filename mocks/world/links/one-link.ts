import type { LinkTemplate } from '#app/api/ours/links/one-links.ts';
import type { AppRecord } from '../apps/app.ts';
import { authorOf } from '../campaigns/names/seed-authors.ts';
import { hash, whole } from '../random.ts';
import { part } from '../state/part.ts';
import type { Collection } from '../state/collection.ts';
import { shifted } from '../calendar.ts';
import type { World } from '../world.ts';

export interface TemplateRecord extends Omit<LinkTemplate, 'links'> {
  app: number;
}

export interface OneLinkRecord {
  id: number;
  app: number;
  name: string;
  code: string;
  template: number;
  campaign: number | null;
  isEnabled: boolean;
  createdOn: string;
  createdBy: string | null;
  /** Clicks of seven days, and the share that the app opened at once. None while it is new. */
  isNew: boolean;
}

const isOpen = ({ isExpired, isDebug }: AppRecord) => !isExpired && !isDebug;

const store = (id: number) => `App Store · id64719283${id % 100}`;

function seedTemplates(app: AppRecord): TemplateRecord[] {
  const page = 'https://www.xinghai.example/autumn';
  const routes = [
    { system: 'iOS', installed: 'xinghai://event/autumn', missing: store(app.id), failing: page },
    {
      system: 'Android',
      installed: 'xinghai://event/autumn',
      missing: '厂商商店优先，其次应用宝',
      failing: `https://dl.provena.example/${app.id}.apk`,
    },
    { system: 'Harmony', installed: 'xinghai://event/autumn', missing: null, failing: page },
    { system: 'desktop', installed: null, missing: null, failing: page },
  ] as const;
  const complete = routes.map((route) => (route.system === 'Harmony' ? { ...route, missing: `AppGallery · C10${app.id}` } : route));
  return [
    { id: app.id * 10 + 1, app: app.id, name: 'xinghai-default', routes: [...routes] },
    { id: app.id * 10 + 2, app: app.id, name: 'xinghai-recall', routes: complete },
  ];
}

const names = ['秋季活动主链接', '秋季-短信召回', '秋季-公众号菜单', '周年庆-站内信', '预约页-微博', '客服-自动回复', '线下-海报'] as const;
const codes = ['qiuji', 'qj-sms', 'qj-mp', 'zn-msg', 'yy-wb', 'kf-bot', 'xx-poster'] as const;

const seedLinks = (world: World, app: AppRecord): OneLinkRecord[] =>
  names.map((name, index) => ({
    id: app.id * 1000 + index + 1,
    app: app.id,
    name,
    code: `${codes[index] ?? 'link'}-${app.id % 100}`,
    template: app.id * 10 + (index % 3 === 1 ? 2 : 1),
    campaign: null,
    isEnabled: index !== 5,
    createdOn: shifted(world.now.day, -whole(10, 200, 'one link', app.id, index)),
    createdBy: authorOf(app.owner, app.id, index),
    isNew: false,
  }));

export const templatesOf: (world: World) => Collection<TemplateRecord> = part((world) =>
  world.store.collection<TemplateRecord>(
    'link templates',
    () => world.apps.all().filter(isOpen).flatMap(seedTemplates),
    ({ id }) => id,
  ),
);

export const oneLinksOf: (world: World) => Collection<OneLinkRecord> = part((world) =>
  world.store.collection<OneLinkRecord>(
    'one links',
    () =>
      world.apps
        .all()
        .filter(isOpen)
        .flatMap((app) => seedLinks(world, app)),
    ({ id }) => id,
  ),
);

/** Clicks on the link itself. They belong to no campaign, so no ledger has them. */
export const clicksOn = ({ id, app, isNew, isEnabled }: OneLinkRecord): number | null =>
  isNew ? null : isEnabled ? 2000 + (hash('clicks on', app, id) % 60_000) : 0;

/** A share of clicks: without any there is none. */
export const openRateOf = (link: OneLinkRecord): number | null =>
  clicksOn(link) ? 0.18 + (hash('opens', link.app, link.id) % 5500) / 10_000 : null;
