import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { ComboBox, Glyph, phone, toasts, useWords, type Option } from '#design-system';
import type { App, AppLists } from '../../api/apps/shapes.ts';
import { appColour } from '../../lib/glossary/appColour.ts';
import { platformNames } from '../../lib/glossary/words.ts';
import { useLocation, useNavigate, useSearchParams } from '../../lib/router.ts';
import { screenAt } from '../../routes/find.ts';
import { words } from '../words.ts';
import { afterSwitch, listOfRecord, switched } from './switched.ts';

/** The app that the page is about: found by name or appkey, those that are used often first. */
export function AppSwitcher({ app, lists }: { app: App | null; lists: AppLists }) {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const [search, setSearch] = useSearchParams();
  const options = useMemo(() => {
    const option = ({ id, name, appkey, platform, isExpired }: App): Option<number> => ({
      id,
      label: name,
      note: platforms[platform],
      keywords: appkey,
      glyph: <Glyph name={name} colour={isExpired ? undefined : appColour(name)} />,
      unavailable: isExpired ? t.expired : false,
    });
    // Debug apps are in no list. Favorites are not listed again (decision 0121).
    const shown = (of: readonly App[]) => of.filter(({ isDebug }) => !isDebug).map(option);
    return [
      { title: t.frequent, options: shown(lists.frequent) },
      { title: lists.frequent.length ? t.otherApps : t.allApps, options: shown(lists.all) },
    ];
  }, [lists, t, platforms]);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const screen = screenAt(pathname);
  const left = useRef<{ to: number; words: string }>(null);
  // Said once the other app is open: a form with unsaved changes may keep the reader.
  useEffect(() => {
    if (!left.current || left.current.to !== app?.id) return;
    toasts.show({ kind: 'info', title: left.current.words });
    left.current = null;
  }, [app?.id]);
  const choose = (id: number | null) => {
    if (id === null || id === app?.id) return;
    const list = screen && listOfRecord(screen, search);
    left.current = list && app ? { to: id, words: t.recordLeft(`${app.name} · ${platforms[app.platform]}`) } : null;
    if (list) void navigate(`${list}?${switched(search, id).toString()}`, { state: afterSwitch });
    else setSearch(switched(search, id), { replace: search.get('app') === null, state: afterSwitch });
  };
  return (
    <Room>
      <ComboBox
        label={t.app}
        isLabelHidden
        isRequired
        showsNote
        placeholder={t.findApp}
        options={options}
        value={app?.id ?? null}
        onChange={choose}
      />
    </Room>
  );
}

const Room = styled.div`
  /* As wide as the name and its platform need: "WeChat mini program" leaves 260 pixels no room for a name. */
  width: max-content;
  min-width: 260px;
  max-width: 340px;

  & input {
    field-sizing: content;
  }
  /* Lighter than a field of a form: it stands on every page. */
  --color-border-control: var(--color-border-default);

  ${phone} {
    flex: 1;
    width: auto;
    min-width: 0;
    max-width: none;
  }
`;
