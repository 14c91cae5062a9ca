import { customChannels } from '#app/api/channels/custom.ts';
import { ourChannels } from '#app/api/ours/apps/channels.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import type { RequestContext } from '../../service/access.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { finds, pageOf } from '../../service/page.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { channelUses, deletableOf, moveChannelUses } from '../../world/campaigns/channelUses.ts';
import { campaignsOn, toChannel, ownerOf } from '../../world/campaigns/channels.ts';
import type { ChannelRecord } from '../../world/campaigns/seed-channels.ts';

const page = 'customchannel@manage';

const mine = ({ world, caller }: RequestContext) =>
  world.channels.all().filter(({ isCustom, owner }) => isCustom && owner === ownerOf(caller));

function found(asking: RequestContext, id: number): ChannelRecord {
  const channel = mine(asking).find((one) => one.id === id);
  if (!channel) throw missing('渠道');
  return channel;
}

/** A name is taken by a medium as well as by a channel of one's own. */
function isFree(asking: RequestContext, name: string, except?: number | null): boolean {
  const others = [...asking.world.channels.all().filter(({ isCustom }) => !isCustom), ...mine(asking)];
  return !others.some((one) => one.id !== except && one.name.toLowerCase() === name.trim().toLowerCase());
}

function named(asking: RequestContext, name: string, except?: number): string {
  if (!name.trim()) throw badRequest('name');
  if (!isFree(asking, name, except)) throw taken('渠道名称已存在');
  return name.trim();
}

const shown = ({ world, caller }: RequestContext, channel: ChannelRecord) =>
  toChannel(channel, campaignsOn(world, ownerOf(caller), channel.id).length);

function switched(asking: RequestContext, id: number, isEnabled: boolean) {
  requireEdit(asking, page);
  asking.world.channels.put({ ...found(asking, id), isEnabled });
  return null;
}

export const customChannelAnswers: readonly Answer[] = [
  answer(customChannels.search, ({ world, caller, input }) => {
    requireView({ world, caller }, page);
    const rows = mine({ world, caller }).filter(({ id, name, note }) => finds(input.search, id, name, note));
    return pageOf(rows, input, (one) => shown({ world, caller }, one));
  }),
  answer(customChannels.isNameFree, ({ world, caller, input: { body } }) => {
    requireView({ world, caller }, page);
    return isFree({ world, caller }, body.name, body.id);
  }),
  answer(customChannels.create, ({ world, caller, input: { body } }) => {
    requireEdit({ world, caller }, page);
    const id = world.channels.nextId();
    const kind = { media: `custom-${id}`, kind: 'offline', weight: 0, quality: 1, fraud: 0, isCustom: true, isEnabled: true } as const;
    const name = named({ world, caller }, body.name);
    const made = world.channels.put({ ...kind, id, name, note: body.note, owner: ownerOf(caller), createdOn: world.now.day });
    return toChannel(made, 0);
  }),
  answer(customChannels.update, ({ world, caller, input: { body } }) => {
    requireEdit({ world, caller }, page);
    const channel = found({ world, caller }, body.id);
    world.channels.put({ ...channel, name: named({ world, caller }, body.name, channel.id), note: body.note });
    return null;
  }),
  answer(customChannels.enable, ({ world, caller, input }) => switched({ world, caller }, input.id, true)),
  answer(ours.channelRules.disableChannel, ({ world, caller, input }) => switched({ world, caller }, input.id, false)),
  answer(customChannels.deletable, ({ world, caller, input }) => {
    requireView({ world, caller }, page);
    const { id } = found({ world, caller }, input.id);
    return deletableOf(world, channelUses(world, ownerOf(caller), id));
  }),
  answer(ourChannels.merge, ({ world, caller, input: { id, body } }) => {
    requireEdit({ world, caller }, page);
    const from = found({ world, caller }, id);
    const into = found({ world, caller }, body.into);
    if (from.id === into.id) throw badRequest('targetId');
    moveChannelUses(world, ownerOf(caller), from.id, into.id);
    world.channels.delete(from.id);
    return null;
  }),
  answer(customChannels.delete, ({ world, caller, input }) => {
    requireEdit({ world, caller }, page);
    const { id } = found({ world, caller }, input.id);
    if (!deletableOf(world, channelUses(world, ownerOf(caller), id)).canDelete) throw taken('渠道仍被使用');
    world.channels.delete(id);
    return null;
  }),
];
