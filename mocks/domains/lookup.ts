import { lookup, type Place } from '#app/api/ours/data/lookup.ts';
import { answer, type Answer } from '../service/answer.ts';
import { seesChannel, type RequestContext } from '../service/access.ts';
import type { AppRecord } from '../world/apps/app.ts';
import { campaignOfLink } from '../world/campaigns/trackingLink.ts';
import { canView } from '../world/members/rights.ts';
import { isInLogs } from './logs/logs.ts';
import { linksIn } from './links/one-links.ts';

const identifiers = ['device', 'click', 'order', 'account'] as const;

/** Campaigns are numbered by app, so that those of one need not be made to learn that another one has it. */
const isOfApp = (campaign: number, { id }: AppRecord) => Math.floor(campaign / 100_000) === id;

function linkIn(asking: RequestContext, app: AppRecord, text: string): Place[] {
  const { world, caller } = asking;
  if (!canView(world, caller, 'campaign@manage', app.id)) return [];
  const number = campaignOfLink(text);
  const campaign = number !== null && isOfApp(number, app) ? world.promotionOf(app).campaigns.find(number) : undefined;
  if (campaign && seesChannel(caller, campaign.channel))
    return [{ app: app.id, kind: 'campaign', id: String(campaign.id), name: campaign.name }];
  const code = text.slice(text.lastIndexOf('/') + 1);
  const link = linksIn(asking, app.id).find((one) => one.code === code);
  return link ? [{ app: app.id, kind: 'smartLink', id: String(link.id), name: link.name }] : [];
}

/** Only these apps have a page of logs. */
const withLogs: ReadonlySet<AppRecord['platform']> = new Set(['iOS', 'Android', 'Harmony', 'quickApp']);

const logsIn = ({ world, caller }: RequestContext, app: AppRecord, text: string): Place[] =>
  identifiers
    .filter((by) => isInLogs(world, caller, app, { by, value: text }))
    .map((kind) => ({ app: app.id, kind, id: text, name: text }));

export const lookupAnswers: readonly Answer[] = [
  answer(lookup.places, ({ world, caller, input }) => {
    const text = input.text.trim();
    if (text === '') return [];
    return world
      .appsOf(caller)
      .filter(({ id, isDebug }) => !isDebug && world.mayOpen(caller, id))
      .flatMap((app) => {
        if (URL.canParse(text)) return linkIn({ world, caller }, app, text);
        return withLogs.has(app.platform) ? logsIn({ world, caller }, app, text) : [];
      });
  }),
];
