import { arrivals } from '../facts/writeLedger.ts';
import { settingsFor } from '../apps/settings.ts';
import type { AppRecord } from '../apps/app.ts';
import type { Account } from '../members/account.ts';
import { indexOf, shifted } from '../calendar.ts';
import type { World } from '../world.ts';
import { acrossApps, active, daysUntil, isOpen, serviceOf } from './services.ts';
import type { ServiceRecord } from './service.ts';
import type { AppOnline, Arouse, FakeDefence, Service } from '#app/api/services/shapes.ts';

/** Days before its end from which a service is mentioned. */
const soon = 15;
/** Days within which a new app should be online. */
const launchDays = 30;

/** The best status of a service in the company's apps, and its end. */
export function bestOf(world: World, account: Account, service: Service): Pick<ServiceRecord, 'status' | 'endsOn'> {
  const all = acrossApps(world, account, service);
  const open = all.filter(({ app }) => isOpen(world, app, service)).toSorted((a, b) => (b.endsOn ?? '').localeCompare(a.endsOn ?? ''));
  const rest = all.filter(({ status }) => status !== active).toSorted((a, b) => b.status - a.status);
  return open[0] ?? rest[0] ?? { status: 0, endsOn: null };
}

function money(world: World, account: Account): number {
  const today = indexOf(world.now.day);
  let fen = 0;
  for (const app of world.appsOf(account).filter(({ id }) => isOpen(world, id, 'fake'))) {
    const { books } = world.promotionOf(app);
    for (const ad of books.ads) {
      const source = books.source(ad);
      for (let day = today - 30; day < today; day++) fen += arrivals(source, day).cost * source.nature.fraud;
    }
  }
  return Math.round(fen) / 100;
}

/** What fraud protection has saved in 30 days, in yuan, and its status. */
export function fakeOf(world: World, account: Account, at: Pick<ServiceRecord, 'status' | 'endsOn'>): FakeDefence {
  const daysLeft = daysUntil(world, at.endsOn);
  const isActive = at.status === active;
  return {
    status: at.status,
    money: isActive ? money(world, account) : null,
    messageStatus: isActive ? 1 : 0,
    report: isActive ? shifted(world.now.day, -1).slice(0, 7) : null,
    endsOn: at.endsOn,
    daysLeft,
    tips: tipsOf('防作弊', daysLeft),
  };
}

/** */
export function arouseOf(world: World, at: Pick<ServiceRecord, 'status' | 'endsOn'>, name = '再营销'): Arouse {
  const daysLeft = daysUntil(world, at.endsOn);
  return { status: at.status, daysLeft, tips: tipsOf(name, daysLeft) };
}

function tipsOf(name: string, daysLeft: number | null): string | null {
  if (daysLeft === null || daysLeft > soon) return null;
  return daysLeft < 0 ? `${name}服务已到期` : `${name}服务将在 ${daysLeft} 天后到期`;
}

/** An app that has not gone live, within its first weeks. */
export function waitingToLaunch(world: World, apps: readonly AppRecord[]): AppOnline | null {
  for (const app of apps) {
    const daysLeft = launchDays - (indexOf(world.now.day) - indexOf(app.createdOn));
    if (app.onlineOn !== null || app.isDebug || daysLeft < 0 || settingsFor(world, app).isSilenced) continue;
    return { tips: `${app.name} 还未上线，请在 ${daysLeft} 天内完成接入`, daysLeft, app: app.name };
  }
  return null;
}

/** A service of the company that ends soon. */
export function endingOf(world: World, account: Account, service: Service): ServiceRecord | null {
  const ending = world.appsOf(account).map(({ id }) => serviceOf(world, id, service));
  const isSoon = ({ status, endsOn }: ServiceRecord) => {
    const daysLeft = daysUntil(world, endsOn);
    return status === active && daysLeft !== null && daysLeft >= 0 && daysLeft <= soon;
  };
  return ending.find(isSoon) ?? null;
}
