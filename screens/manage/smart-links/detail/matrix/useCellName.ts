import { useWords } from '#design-system';
import type { Cell } from '#app/lib/links/outcomes.ts';
import { matrixWords } from './words.ts';

/** `iOS · 微信 · 未安装` */
export function useCellName() {
  const t = useWords(matrixWords);
  return ({ system, place, isInstalled }: Cell) => [t[system], t[place], isInstalled ? t.installed : t.missing].join(' · ');
}
