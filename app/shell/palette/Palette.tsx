import { CommandPalette, Glyph, useProvenaLocale, useWords, type PaletteGroup, type PaletteItem } from '#design-system';
import { appColour } from '../../lib/glossary/appColour.ts';
import { useLocation, useNavigate } from '../../lib/router.ts';
import { screenAt } from '../../routes/find.ts';
import type { Access } from '../../routes/useAccess.ts';
import { platformNames, sectionNames } from '../../lib/glossary/words.ts';
import { listOfRecord } from '../bar/switched.ts';
import { closedWords, words } from '../words.ts';
import { useStored } from '../../session/useStored.ts';
import { useSignedIn } from '../../session/SessionProvider.tsx';
import { pagesFor } from './pages.ts';
import { readRecents, withRecent } from './recent.ts';
import { reportOf } from './search/finders.ts';
import { settingNames, settingsFor } from './search/settings.ts';
import { useSearches } from './search/useSearches.tsx';
import type { Act } from './useConsoleActs.ts';

interface PaletteProps {
  place: Access;
  acts: readonly Act[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShowShortcuts: () => void;
}

/** Everything of the console that has a name or a number, from the keyboard: apps, pages, records and acts. A closed page says which gate closes it. */
export function Palette({ place, acts, ...open }: PaletteProps) {
  const t = useWords(words);
  const sections = useWords(sectionNames);
  const closedBy = useWords(closedWords);
  const isChinese = useProvenaLocale() === 'zh-CN';
  const navigate = useNavigate();
  const sources = useSearches(place);
  const pages = pagesFor(place.context, place.app?.id, { isChinese, sections, closedBy, settings: t.settings });
  const settings = settingsFor(place, t.settings, useWords(settingNames));
  const groups: PaletteGroup[] = [
    { id: 'apps', title: t.appGroup, items: useApps(place) },
    { id: 'pages', title: t.pageGroup, items: [...pages, ...settings] },
    {
      id: 'acts',
      title: t.actGroup,
      isActions: true,
      items: acts.map(({ id, name, icon, keys, run }) => ({
        id: `act:${id}`,
        label: name,
        icon,
        onAction: run,
        ...(keys && { shortcut: keys }),
      })),
    },
  ];
  const { recent, remember } = useRecents(place, groups);
  return (
    <CommandPalette
      {...open}
      groups={groups}
      sources={sources}
      onChoose={remember}
      {...(recent.length > 0 && { recent: { id: 'recent', title: t.recent, items: recent } })}
      onGo={(href) => void navigate(href)}
    />
  );
}

/** The recent choices of this reader in this browser. Those that are not available any more are left out. */
function useRecents({ lists }: Access, groups: readonly PaletteGroup[]) {
  const { account } = useSignedIn();
  const [recents, saveRecents] = useStored(`palette.${account?.id ?? 0}`, readRecents);
  const offered = new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item])));
  const recent = recents.flatMap(({ id, campaign }): PaletteItem[] => {
    const item = offered.get(id);
    if (item) return [item];
    if (!campaign || !lists.all.some((app) => app.id === campaign.app)) return [];
    const { app, label, note } = campaign;
    return [{ id, label, note, mark: <Glyph name={label} size={24} />, href: reportOf(app, id) }];
  });
  return { recent, remember: (item: PaletteItem) => saveRecents(withRecent(recents, item, appOf(item), offered.has(item.id))) };
}

function appOf({ href = '' }: PaletteItem): number | undefined {
  const app = Number(new URLSearchParams(href.split('?')[1]).get('app'));
  return app > 0 ? app : undefined;
}

/** Choosing an app stays on the page, if it is about an app. */
function useApps({ app, lists }: Access): PaletteItem[] {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const { pathname, search } = useLocation();
  const screen = screenAt(pathname);
  const list = screen && listOfRecord(screen, new URLSearchParams(search));
  const page = list ?? (pathname.startsWith('/manage/') ? '/monitor/dashboard' : pathname);
  return lists.all
    .filter(({ isDebug }) => !isDebug)
    .map(({ id, name, appkey, platform, isExpired }) => ({
      id: `app:${id}`,
      label: name,
      context: platforms[platform],
      keywords: `${appkey} ${id}`,
      note: id === app?.id ? t.currentApp : isExpired ? t.expired : t.switchApp,
      mark: <Glyph name={name} colour={appColour(name)} size={24} />,
      href: `${page}?app=${id}`,
    }));
}
