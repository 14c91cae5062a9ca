import { ours } from '#app/api/ours/ours.ts';
import type { LinkTemplate, OneLink } from '#app/api/ours/links/one-links.ts';
import { isRouteTarget } from '#app/lib/links/addresses.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf, requireCampaignOf, seesChannel, type RequestContext } from '../../service/access.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { finds, pageOf } from '../../service/page.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { checksOf, landingsOf } from '../../world/links/landing.ts';
import { clicksOn, oneLinksOf, openRateOf, templatesOf, type OneLinkRecord, type TemplateRecord } from '../../world/links/one-link.ts';
import { linkHost, shortCode } from '../../world/campaigns/trackingLink.ts';

const { oneLinks } = ours;
const page = 'campaign@manage';

/** A partner sees the links of campaigns on their channels. */
const isSeen = ({ world, caller }: RequestContext, { app, campaign }: OneLinkRecord) => {
  if (!caller.channels) return true;
  const found = campaign === null ? undefined : world.promotionOf(appOf(world, app)).campaigns.find(campaign);
  return found !== undefined && seesChannel(caller, found.channel);
};

/** The links of an app that the caller sees. */
export const linksIn = (asking: RequestContext, app: number) =>
  oneLinksOf(asking.world)
    .all()
    .filter((one) => one.app === app && isSeen(asking, one));
const templatesIn = ({ world }: RequestContext, app: number) =>
  templatesOf(world)
    .all()
    .filter((one) => one.app === app);

function linkOf(asking: RequestContext, app: number, id: number): OneLinkRecord {
  const found = oneLinksOf(asking.world).find(id);
  if (found?.app !== app || !isSeen(asking, found)) throw missing('One Link');
  return found;
}

function templateOf(asking: RequestContext, app: number, id: number): TemplateRecord {
  const found = templatesOf(asking.world).find(id);
  if (found?.app !== app) throw missing('路由模板');
  return found;
}

const shown = (link: OneLinkRecord, { channels }: RequestContext['caller']): OneLink => ({
  id: link.id,
  name: link.name,
  code: link.code,
  url: `${linkHost}/o/${link.code}`,
  template: link.template,
  campaign: link.campaign,
  isEnabled: link.isEnabled,
  clicks: clicksOn(link),
  directRate: openRateOf(link),
  createdOn: link.createdOn,
  // A partner is not told who works for the company.
  createdBy: channels ? null : link.createdBy,
});

const templateShown = (asking: RequestContext, { id, app, name, routes }: TemplateRecord): LinkTemplate => ({
  id,
  name,
  links: linksIn(asking, app).filter(({ template }) => template === id).length,
  routes,
});

interface Draft {
  name: string;
  code: string | null;
  template: number;
  campaign: number | null;
}

/** A short code is part of an address that people type, and is unique in the whole service. */
function checkDraft(
  asking: RequestContext,
  app: number,
  draft: Draft,
  id: number,
): Pick<OneLinkRecord, 'name' | 'code' | 'template' | 'campaign'> {
  const name = draft.name.trim();
  const code = draft.code?.trim() ?? '';
  if (!name) throw badRequest('name');
  if (code && !/^[\w-]{2,32}$/.test(code)) throw badRequest('shortCode');
  const all = oneLinksOf(asking.world);
  // The code that it has stays its own.
  if (all.find(id)?.code !== code && all.all().some((one) => one.id !== id && one.code === code)) throw taken('短码已被使用', 'shortCode');
  // A link whose answer was lost is not made twice under another code.
  if (linksIn(asking, app).some((one) => one.id !== id && one.name === name)) throw taken('链接名称已存在', 'name');
  templateOf(asking, app, draft.template);
  requireCampaignOf(asking.world, app, draft.campaign);
  return { name, code: code || shortCode(id), template: draft.template, campaign: draft.campaign };
}

function switched(asking: RequestContext, app: number, id: number, isEnabled: boolean) {
  requireEdit(asking, page, app);
  oneLinksOf(asking.world).put({ ...linkOf(asking, app, id), isEnabled });
  return null;
}

const links: readonly Answer[] = [
  answer(oneLinks.page, ({ world, caller, input }) => {
    requireView({ world, caller }, page, input.app);
    const rows = linksIn({ world, caller }, input.app).filter(
      ({ id, name, code, template }) => (!input.template || template === input.template) && finds(input.search, id, name, code),
    );
    return pageOf(rows, input, (one) => shown(one, caller));
  }),
  answer(oneLinks.one, ({ world, caller, input: { app, id } }) => {
    requireView({ world, caller }, page, app);
    const link = linkOf({ world, caller }, app, id);
    const template = templateOf({ world, caller }, app, link.template);
    const landings = landingsOf(template);
    return { link: shown(link, caller), template: templateShown({ world, caller }, template), landings, checks: checksOf(landings) };
  }),
  answer(oneLinks.create, ({ world, caller, input: { app, body } }) => {
    requireEdit({ world, caller }, page, app);
    const all = oneLinksOf(world);
    const id = all.nextId();
    const fields = checkDraft({ world, caller }, app, body, id);
    return shown(all.put({ ...fields, id, app, isEnabled: true, isNew: true, createdOn: world.now.day, createdBy: caller.name }), caller);
  }),
  answer(oneLinks.update, ({ world, caller, input: { app, id, body } }) => {
    requireEdit({ world, caller }, page, app);
    const link = linkOf({ world, caller }, app, id);
    oneLinksOf(world).put({ ...link, ...checkDraft({ world, caller }, app, { ...body, code: body.code ?? link.code }, id) });
    return null;
  }),
  answer(oneLinks.enable, ({ world, caller, input: { app, id } }) => switched({ world, caller }, app, id, true)),
  answer(oneLinks.disable, ({ world, caller, input: { app, id } }) => switched({ world, caller }, app, id, false)),
  answer(oneLinks.delete, ({ world, caller, input: { app, id } }) => {
    requireEdit({ world, caller }, page, app);
    oneLinksOf(world).delete(linkOf({ world, caller }, app, id).id);
    return null;
  }),
];

function templateName(asking: RequestContext, app: number, name: string, except?: number): string {
  if (!name.trim()) throw badRequest('name');
  if (templatesIn(asking, app).some((one) => one.id !== except && one.name === name.trim())) throw taken('模板名称已存在');
  return name.trim();
}

/** The same rule as the form has. */
function checkedRoutes(routes: LinkTemplate['routes']) {
  for (const route of routes)
    for (const field of ['installed', 'missing', 'failing'] as const)
      if (!isRouteTarget(field, route[field] ?? '')) throw badRequest(`routes.${route.system}.${field}`);
  return routes;
}

const templates: readonly Answer[] = [
  answer(oneLinks.templates, ({ world, caller, input: { app } }) => {
    requireView({ world, caller }, page, app);
    return templatesIn({ world, caller }, app).map((one) => templateShown({ world, caller }, one));
  }),
  answer(oneLinks.createTemplate, ({ world, caller, input: { app, body } }) => {
    requireEdit({ world, caller }, page, app);
    const all = templatesOf(world);
    const name = templateName({ world, caller }, app, body.name);
    return templateShown({ world, caller }, all.put({ id: all.nextId(), app, name, routes: checkedRoutes(body.routes) }));
  }),
  answer(oneLinks.saveTemplate, ({ world, caller, input: { app, id, body } }) => {
    requireEdit({ world, caller }, page, app);
    const template = templateOf({ world, caller }, app, id);
    const name = templateName({ world, caller }, app, body.name, id);
    templatesOf(world).put({ ...template, name, routes: checkedRoutes(body.routes) });
    return null;
  }),
];

export const oneLinkAnswers: readonly Answer[] = [...links, ...templates];
