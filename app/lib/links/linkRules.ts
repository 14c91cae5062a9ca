import type { CampaignDraft, Macro } from '#app/api/ours/campaigns/shapes.ts';

/** What ad networks take. */
export const longestLink = 2048;

/** Without it nothing comes back to the ad network, which then cannot bid on installs. */
export const isCallbackMacro = (key: string) => /callback/i.test(key);

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
