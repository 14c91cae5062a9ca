/** Fields of a campaign whose changes are recorded and shown, in the order of its form. */
export const campaignFields = [
  'name',
  'account',
  'group',
  'target',
  'url',
  'deepLink',
  'clickWindow',
  'viewWindow',
  'billing',
  'macros',
  'parameters',
  'callbackEvents',
  'endsOn',
  'isEnabled',
  'isArchived',
] as const;

export type CampaignField = (typeof campaignFields)[number];

/** A value as the history of a campaign has it. */
export function valueText(of: object, field: string): string | null {
  const value: unknown = Reflect.get(of, field);
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What differs between two campaigns. A row of a list knows fewer fields than the form: those of one alone are not compared. */
export const changedFields = (before: object, now: object): CampaignField[] =>
  campaignFields.filter((field) => field in before && field in now && valueText(before, field) !== valueText(now, field));
