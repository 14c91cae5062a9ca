import { figureText, useProvenaLocale } from '#design-system';
import type { PackageUpload } from '#app/api/ours/links/uploads.ts';

/** How much of a file has come. Never 100 % before all of it has. */
export function usePercent() {
  const locale = useProvenaLocale();
  return ({ received, size }: Pick<PackageUpload, 'received' | 'size'>) =>
    figureText(Math.floor((received / size) * 100) / 100, locale, { kind: 'percent', decimals: 0 });
}
