/** What stands on what, and how much contrast it owes (WCAG 2.2): 4.5 for text, 3 for edges of controls and for graphics. */
export const backgrounds = [
  'color-bg-canvas',
  'color-bg-surface',
  'color-bg-raised',
  'color-bg-sunken',
  'color-bg-hover',
  'color-bg-selected',
  'color-bg-total',
];

interface Pairing {
  on: string[];
  least: number;
}

/** Disabled text is exempt; it never carries needed information. */
export function pairingOf(name: string): Pairing | undefined {
  if (/^color-text-(primary|secondary|tertiary|link)$/.test(name)) return { on: backgrounds, least: 4.5 };
  if (name === 'color-text-onaccent') return { on: ['color-accent-solid', 'color-negative-solid'], least: 4.5 };
  if (name === 'color-text-inverse') return { on: ['color-bg-inverse'], least: 4.5 };
  if (name === 'color-action-text') return { on: ['color-action-bg', 'color-action-hover'], least: 4.5 };
  const judgement = /^color-(positive|negative|warning)-text$/.exec(name)?.[1];
  if (judgement) return { on: [`color-${judgement}-subtle`, 'color-bg-surface', 'color-bg-canvas'], least: 4.5 };
  if (/^color-border-(control|focus)$/.test(name)) return { on: ['color-bg-surface', 'color-bg-canvas'], least: 3 };
  if (/^chart-cat-\d+$/.test(name)) return { on: ['color-bg-surface'], least: 3 };
  const step = /^chart-(seq|div)text-(\d)$/.exec(name);
  if (step) return { on: [`chart-${step[1]}-${step[2]}`], least: 4.5 };
  return undefined;
}
