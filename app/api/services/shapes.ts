import type { ValueOf } from '../wire/codec.ts';
import { amount, coded, day, flag, integer, text } from '../wire/scalars.ts';
import { list, maybe, named, orElse, shape } from '../wire/shapes.ts';

/** */
export const service = coded({ adDetails: 'adv_details', arouse: 'arouse', analysis: 'analysis', cashFlow: 'cash_flow', fake: 'fake' });
export type Service = ValueOf<typeof service>;

/** 2 is active; no other number is explained, so each is read. */
const status = orElse(integer, 0);

export const ServiceStatuses = shape({
  adDetails: named('adv_details', status),
  arouse: status,
  analysis: status,
  cashFlow: named('cash_flow', status),
  fake: status,
});
export type ServiceStatuses = ValueOf<typeof ServiceStatuses>;

/** R-092. -1, 0 and 3 hide its menu (R-137), 2 is active, any other leads to the page that explains it (C-08). */
export const FakeDefence = shape({
  status: named('fakeStatusDetail', integer),
  money: maybe(amount),
  messageStatus: named('msgStatus', maybe(integer)),
  report: maybe(text),
  endsOn: named('pastDate', maybe(day)),
  daysLeft: named('fakeRemianDays', maybe(integer)),
  tips: named('fakeTips', maybe(text)),
});
export type FakeDefence = ValueOf<typeof FakeDefence>;

/** */
export const Arouse = shape({
  status: named('arouseStatusDetail', maybe(integer)),
  daysLeft: named('arouseRemianDays', maybe(integer)),
  tips: named('arouseTips', maybe(text)),
});
export type Arouse = ValueOf<typeof Arouse>;

/** */
export const AppOnline = shape({
  tips: named('appOnlineTips', maybe(text)),
  daysLeft: named('appOnlineRemindDays', maybe(integer)),
  app: named('appName', maybe(text)),
});
export type AppOnline = ValueOf<typeof AppOnline>;

const infos = {
  fake: named('fakeService', maybe(FakeDefence)),
  arouse: named('arouseService', maybe(Arouse)),
  appOnline: named('appOnlineService', maybe(AppOnline)),
};

export const ServiceItem = shape({
  service: named('name', service),
  status,
  endsOn: named('pastDate', maybe(day)),
  /** The apps that it holds for; none means all of them. */
  apps: named('appIds', orElse(list(integer), [])),
  /** Applied for, and not yet decided. */
  isRequested: named('applying', orElse(flag, false)),
});
export type ServiceItem = ValueOf<typeof ServiceItem>;

export const AdvancedServices = shape({ items: list(ServiceItem), ...infos });
export type AdvancedServices = ValueOf<typeof AdvancedServices>;

/** What ends soon. Shown once. */
export const ServiceReminder = shape(infos);
export type ServiceReminder = ValueOf<typeof ServiceReminder>;
