import type { DownloadAddress } from '#app/api/ours/links/packages.ts';
import { ours } from '#app/api/ours/ours.ts';
import { isWebAddress } from '#app/lib/links/addresses.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf, seesChannel, type RequestContext } from '../../service/access.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { addressesOf, isReachable, type AddressRecord } from '../../world/links/address.ts';
import { registryOf } from '../../world/campaigns/records/campaignRegistry.ts';

const { downloadAddresses } = ours;
const page = 'campaign@manage';
type Draft = Omit<AddressRecord, 'id' | 'app'>;

const addressesIn = ({ world }: RequestContext, app: number) =>
  addressesOf(world)
    .all()
    .filter((one) => one.app === app && one.isDeleted !== true);

/** What is for a channel is nothing to who does not see it. */
const isSeen = ({ caller }: RequestContext, { channel }: Pick<AddressRecord, 'channel'>) => !channel || seesChannel(caller, channel);

function found(asking: RequestContext, app: number, id: number): AddressRecord {
  const one = foundOrDeleted(asking, app, id);
  if (one.isDeleted) throw missing('下载地址');
  return one;
}

function foundOrDeleted(asking: RequestContext, app: number, id: number): AddressRecord {
  const one = addressesOf(asking.world).find(id);
  if (one?.app !== app || !isSeen(asking, one)) throw missing('下载地址');
  return one;
}

/** How many campaigns lead to each address: those that somebody sees, or all. */
function usesIn({ world, caller }: RequestContext, app: number, isSeen = seenBy(caller)): ReadonlyMap<string, number> {
  const registry = registryOf(world, appOf(world, app));
  const uses = new Map<string, number>();
  for (const campaign of registry.promotion.campaigns.all()) {
    if (campaign.isArchived || !isSeen(campaign.channel)) continue;
    const { url } = registry.settingsOf(campaign);
    if (url) uses.set(url, (uses.get(url) ?? 0) + 1);
  }
  return uses;
}

const seenBy = (caller: RequestContext['caller']) => (channel: number) => seesChannel(caller, channel);

const shown = (address: AddressRecord, uses: ReadonlyMap<string, number>): DownloadAddress => ({
  id: address.id,
  name: address.name,
  kind: address.kind,
  channel: address.channel ?? null,
  url: address.url,
  isDefault: address.isDefault,
  campaigns: uses.get(address.url) ?? 0,
  isReachable: isReachable(address),
});

function checkDraft(asking: RequestContext, app: number, { name, kind, channel, url, isDefault }: Draft, except?: number): Draft {
  if (!name.trim()) throw badRequest('name');
  if (!isWebAddress(url)) throw badRequest('url');
  if (channel !== null && !(isSeen(asking, { channel }) && asking.world.channels.find(channel))) throw badRequest('channelid');
  if (addressesIn(asking, app).some((one) => one.id !== except && one.name === name.trim())) throw taken('名称已存在', 'name');
  return { name: name.trim(), kind, channel, url: url.trim(), isDefault };
}

/** There is one default at most for a channel, and one for all: the new one takes it from the old one. */
function put(asking: RequestContext, address: AddressRecord): AddressRecord {
  const all = addressesOf(asking.world);
  if (address.isDefault)
    for (const one of addressesIn(asking, address.app))
      if (one.isDefault && one.id !== address.id && (one.channel ?? null) === address.channel) all.put({ ...one, isDefault: false });
  return all.put(address);
}

export const addressAnswers: readonly Answer[] = [
  answer(downloadAddresses.all, ({ world, caller, input: { app } }) => {
    requireView({ world, caller }, page, app);
    const uses = usesIn({ world, caller }, app);
    return addressesIn({ world, caller }, app)
      .filter((one) => isSeen({ world, caller }, one))
      .map((one) => shown(one, uses));
  }),
  answer(downloadAddresses.create, ({ world, caller, input: { app, body } }) => {
    requireEdit({ world, caller }, page, app);
    const made = put({ world, caller }, { ...checkDraft({ world, caller }, app, body), id: addressesOf(world).nextId(), app });
    return shown(made, usesIn({ world, caller }, app));
  }),
  answer(downloadAddresses.update, ({ world, caller, input: { app, id, body } }) => {
    requireEdit({ world, caller }, page, app);
    put({ world, caller }, { ...found({ world, caller }, app, id), ...checkDraft({ world, caller }, app, body, id) });
    return null;
  }),
  answer(downloadAddresses.delete, ({ world, caller, input: { app, id } }) => {
    requireEdit({ world, caller }, page, app);
    const address = found({ world, caller }, app, id);
    // What others lead there counts too, though it is not shown.
    if (usesIn({ world, caller }, app, () => true).get(address.url)) throw taken('仍有推广活动指向该地址');
    addressesOf(world).put({ ...address, isDeleted: true });
    return null;
  }),
  answer(downloadAddresses.restore, ({ world, caller, input: { app, id } }) => {
    requireEdit({ world, caller }, page, app);
    const { isDeleted, ...address } = foundOrDeleted({ world, caller }, app, id);
    const draft = checkDraft({ world, caller }, app, { ...address, channel: address.channel ?? null }, id);
    const back = isDeleted ? put({ world, caller }, { ...address, ...draft }) : address;
    return shown(back, usesIn({ world, caller }, app));
  }),
];
