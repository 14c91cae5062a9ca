import { useQuery } from '@tanstack/react-query';
import { bilingual, useWords } from '#design-system/foundation/words.ts';
import { apps } from '../../api/apps/apps.ts';

/**
 * How long after a click or a view an install of an app still counts for its channel, as its settings say: short for a head, and whole. Null
 * until that is known, where the service does not say it, and without an app.
 */
export function useAttributionWindow(app: number | null): { short: string; whole: string } | null {
  const t = useWords(words);
  const { data } = useQuery({ ...apps.one({ id: app ?? -1 }), enabled: app !== null });
  const { clickWindow = null, viewWindow = null } = data ?? {};
  if (app === null || clickWindow === null) return null;
  return { short: t.short(clickWindow), whole: viewWindow === null ? t.click(clickWindow) : t.clickAndView(clickWindow, viewWindow) };
}

const inDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

const words = bilingual({
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
