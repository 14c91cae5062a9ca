import type { CampaignDraft, Macro } from '#app/api/ours/campaigns/shapes.ts';

/** What ad networks take. */
export const longestLink = 2048;

/** Without it nothing comes back to the ad network, which then cannot bid on installs. */
export const isCallbackMacro = (key: string) => /callback/i.test(key);

/** How ad networks write what they fill in: `__CID__`, `{callback}`, `{{ad.id}}`, `$oa$`. Two underscores inside a word, as in `a__b__c`, are none. */
const macro = /(?<![A-Za-z0-9])__\w+?__(?![A-Za-z0-9])|\{\{[\w.]+\}\}|\{[\w.]+\}|\$\w+\$/g;

/** Every macro in a text: `kol-__CID__` has one. */
export const macrosIn = (text: string): readonly string[] => text.match(macro) ?? [];

export interface ForeignMacro {
  key: string;
  level: 'stop' | 'warn';
}

/**
 * The first macro that a person wrote and the ad network does not fill in: reports would show it as it is written. It stops where the macros
 * of the network are known; those of a custom channel are not.
 */
export function foreignMacro(
  { parameters }: Pick<CampaignDraft, 'parameters'>,
  known: readonly Pick<Macro, 'key'>[],
): ForeignMacro | undefined {
  const key = parameters.flatMap(({ value }) => macrosIn(value)).find((one) => !known.some((macroOf) => macroOf.key === one));
  return key === undefined ? undefined : { key, level: known.length > 0 ? 'stop' : 'warn' };
}

export interface ParameterFault {
  code: 'parameterTwice' | 'parameterIsMacro';
  key: string;
}

/** A key that stands twice in a link, by itself or beside the macro of the same name: which one counts is chance. */
export function parameterFaults(
  { macros, parameters }: Pick<CampaignDraft, 'macros' | 'parameters'>,
  known: readonly Pick<Macro, 'key' | 'parameter'>[],
): ParameterFault[] {
  const keys = parameters.map(({ key }) => key.trim()).filter(Boolean);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  const clash = keys.find((key) => known.some(({ parameter, key: macro }) => parameter === key && macros.includes(macro)));
  return [
    ...(twice === undefined ? [] : [{ code: 'parameterTwice', key: twice } as const]),
    ...(clash === undefined ? [] : [{ code: 'parameterIsMacro', key: clash } as const]),
  ];
}
