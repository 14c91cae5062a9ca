import { isDay, type Day, type Pair } from '#design-system';
import type { CampaignDetail, CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { isMiniProgram, type MiniVersion } from '#app/lib/glossary/miniProgram.ts';

/** A campaign as it is typed. */
export interface Values {
  channel: number | null;
  account: number | null;
  target: CampaignDraft['target'];
  url: string;
  deepLink: string;
  /** Of a mini program. */
  miniVersion: MiniVersion;
  name: string;
  group: number | null;
  clickWindow: string;
  /** 0 does not count views. */
  viewWindow: string;
  billing: CampaignDraft['billing'];
  macros: string[];
  /** The medium for which the macros were chosen: another one has others. */
  macrosFor: string;
  parameters: Pair[];
  callback: 'all' | 'some' | 'none';
  /** Those of `some`. */
  events: string[];
  endsOn: Day | null;
  /** That of the campaign as it was read. It is stored with what is typed, so that an old draft is known as one. */
  revision: number | null;
}

/** Which destinations a platform has. Nothing is installed from a store for H5, and mini programs open themselves. */
export function targetsOf(app: Pick<App, 'platform'>): readonly CampaignDraft['target'][] {
  if (isMiniProgram(app)) return ['miniProgram'];
  if (app.platform === 'H5' || app.platform === 'selfBuilt' || app.platform === 'quickApp') return ['page'];
  return app.platform === 'iOS' ? ['store', 'page'] : ['store', 'package', 'page'];
}

export function emptyValues(app: Pick<App, 'platform'>): Values {
  const [target = 'page'] = targetsOf(app);
  return {
    channel: null,
    account: null,
    target,
    url: '',
    deepLink: '',
    miniVersion: 'current',
    name: '',
    group: null,
    clickWindow: '7',
    viewWindow: '0',
    billing: 'CPA',
    macros: [],
    macrosFor: '',
    parameters: [],
    callback: 'all',
    events: [],
    endsOn: null,
    revision: null,
  };
}

/** `media` is that of its channel. */
export function valuesOf(campaign: CampaignDetail, media: string): Values {
  const { channel, account, target, url, deepLink, name, group, clickWindow, viewWindow, billing, macros, parameters, endsOn } = campaign;
  return {
    channel,
    account,
    target,
    url: url ?? '',
    deepLink: deepLink ?? '',
    miniVersion: campaign.miniVersion ?? 'current',
    name,
    group,
    clickWindow: String(clickWindow),
    viewWindow: String(viewWindow ?? 0),
    billing,
    macros: [...macros],
    macrosFor: media,
    parameters: parameters.map(({ key, value }) => ({ key, value })),
    callback: campaign.callbackEvents === null ? 'all' : campaign.callbackEvents.length ? 'some' : 'none',
    events: [...(campaign.callbackEvents ?? [])],
    endsOn: isDay(endsOn) ? endsOn : null,
    revision: campaign.revision,
  };
}

/** What is sent, and what is checked before. Settings that the form does not show stay as they are. */
export function draftOf(values: Values, before?: CampaignDetail): CampaignDraft {
  const { channel, account, target, group, billing, macros } = values;
  return {
    packageId: before?.packageId ?? null,
    miniVersion: target === 'miniProgram' ? values.miniVersion : null,
    startsOn: before?.startsOn ?? null,
    name: values.name.trim(),
    channel: channel ?? -1,
    account,
    group,
    target,
    url: target === 'miniProgram' ? null : values.url.trim() || null,
    deepLink: values.deepLink.trim() || null,
    clickWindow: Number(values.clickWindow),
    viewWindow: Number(values.viewWindow) || null,
    billing,
    macros,
    parameters: values.parameters
      .filter(({ key }) => key.trim() !== '')
      .map(({ key, value }) => ({ key: key.trim(), value: value.trim() })),
    callbackEvents: values.callback === 'all' ? null : values.callback === 'some' ? values.events : [],
    endsOn: values.endsOn,
  };
}

/** Fields that only mean something together. */
export const together: readonly (readonly (keyof Values)[])[] = [
  ['target', 'url', 'deepLink', 'miniVersion'],
  ['macros', 'macrosFor'],
  ['callback', 'events'],
];
