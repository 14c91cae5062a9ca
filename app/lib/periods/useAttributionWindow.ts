import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { bilingual, useWords } from '#design-system/foundation/words.ts';
import { apps } from '../../api/apps/apps.ts';

interface AttributionWindow {
  /** For a head. */
  short: string;
  whole: string;
  /** Where it did not load, which `short` and `whole` then say. */
  failed: UseQueryResult | null;
}

/**
 * How long after a click or a view an install of an app still counts for its channel, as its settings say. Null until that is known, where the
 * service does not say it, and without an app.
 */
export function useAttributionWindow(app: number | null): AttributionWindow | null {
  const t = useWords(words);
  const detail = useQuery({ ...apps.one({ id: app ?? -1 }), enabled: app !== null });
  if (app === null) return null;
  if (detail.error && !detail.data) return { short: t.unknown, whole: t.unknown, failed: detail };
  const { clickWindow = null, viewWindow = null } = detail.data ?? {};
  if (clickWindow === null) return null;
  const whole = viewWindow === null ? t.click(clickWindow) : t.clickAndView(clickWindow, viewWindow);
  return { short: t.short(clickWindow), whole, failed: null };
}

const inDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

const words = bilingual({
  unknown: ['未取到归因窗口', 'Attribution window not loaded'],
  short: [(days: number) => `归因窗口 ${days} 天`, (days: number) => `${days}-day window`],
  click: [
    (days: number) => `点击后 ${days} 天；渠道规则与推广活动可另设`,
    (days: number) => `${inDays(days)} after a click, unless a channel rule or campaign sets another`,
  ],
  clickAndView: [
    (click: number, view: number) => `点击后 ${click} 天，浏览后 ${view} 天；渠道规则与推广活动可另设`,
    (click: number, view: number) =>
      `${inDays(click)} after a click, ${inDays(view)} after a view, unless a channel rule or campaign sets others`,
  ],
});
