import type { CampaignDraft, Macro } from '#app/api/ours/campaigns/shapes.ts';

/** One line of the link that a campaign will have. */
export interface LinkLine {
  key: string;
  value: string;
  kind: 'macro' | 'missing' | 'fixed';
}

/** Until the service has given a campaign its code. As long as a real one. */
export const base = 'https://t.provena.example/c/······';

/** Macros in the order of the medium, the ones that it needs and that are missing at their place, then what a person wrote. */
export function composeLink({ macros, parameters }: Pick<CampaignDraft, 'macros' | 'parameters'>, known: readonly Macro[]): LinkLine[] {
  return [
    ...known.flatMap(({ key, parameter, isRequired }): LinkLine[] => {
      if (macros.includes(key)) return [{ key: parameter, value: key, kind: 'macro' }];
      return isRequired ? [{ key: parameter, value: key, kind: 'missing' }] : [];
    }),
    ...parameters.filter(({ key }) => key.trim() !== '').map(({ key, value }): LinkLine => ({ key, value, kind: 'fixed' })),
  ];
}

/** The link as text. A missing macro is never part of it. Macros stand as the medium spells them, or it would not fill them in. */
export function linkText(lines: readonly LinkLine[], at: string = base): string {
  const pairs = lines
    .filter(({ kind }) => kind !== 'missing')
    .map(({ key, value, kind }) => (kind === 'macro' ? `${key}=${value}` : `${encodeURIComponent(key)}=${encodeURIComponent(value)}`));
  return pairs.length ? `${at}?${pairs.join('&')}` : at;
}

export const linkLength = (draft: Pick<CampaignDraft, 'macros' | 'parameters'>, known: readonly Macro[]) =>
  linkText(composeLink(draft, known)).length;
