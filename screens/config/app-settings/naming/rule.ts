import type { NamePart, NamingRule } from '#app/api/ours/campaigns/info.ts';

/** A part as it is typed: its values stand in one line. */
export interface PartValues extends Pick<NamePart, 'kind' | 'label'> {
  options: string;
}

export const kinds = ['channel', 'group', 'choice', 'text', 'date'] as const satisfies readonly NamePart['kind'][];

const optionsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

export const typed = ({ parts }: Pick<NamingRule, 'parts'>, between: string): PartValues[] =>
  parts.map(({ kind, label, options }) => ({ kind, label, options: options.join(between) }));

/** Only a choice has values. */
export const partsOf = (values: readonly PartValues[]): NamePart[] =>
  values.map(({ kind, label, options }) => ({ kind, label: label.trim(), options: kind === 'choice' ? optionsIn(options) : [] }));

export interface PartFault {
  code: 'unnamed' | 'noOptions';
  label: string;
}

/** No parts at all are no fault: names are free again. */
export function faultIn(values: readonly PartValues[]): PartFault | null {
  const parts = partsOf(values);
  if (parts.some(({ label }) => label === '')) return { code: 'unnamed', label: '' };
  const empty = parts.find(({ kind, options }) => kind === 'choice' && options.length === 0);
  return empty ? { code: 'noOptions', label: empty.label } : null;
}

/** A name as the rule makes it: the first value of a choice, a day, else what a part is called. */
export const exampleOf = (values: readonly PartValues[], separator: string, today: string) =>
  partsOf(values)
    .map(({ kind, label, options }) => (kind === 'date' ? today.replaceAll('-', '') : (options[0] ?? label)))
    .filter(Boolean)
    .join(separator);

export const movedUp = <Item>(items: readonly Item[], index: number): Item[] => {
  const item = items[index];
  return item === undefined || index === 0 ? [...items] : items.toSpliced(index, 1).toSpliced(index - 1, 0, item);
};
