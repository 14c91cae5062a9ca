import { useSyncExternalStore, type ReactNode } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export type Language = 'zh-CN' | 'en';

interface Globals {
  globals: Record<string, unknown>;
}

let current: Record<string, unknown> = {};
const listeners = new Set<() => void>();

const currentLanguage = (): Language => (current['locale'] === 'en' ? 'en' : 'zh-CN');

/** A documentation page has no story that sets the theme and the language, so the page listens to the toolbar itself. */
function followToolbar({ globals }: Globals) {
  const { theme, density } = globals;
  current = globals;
  Object.assign(document.documentElement.dataset, { theme, density });
  document.documentElement.lang = currentLanguage();
  for (const notify of listeners) notify();
}

addons.getChannel().on(SET_GLOBALS, followToolbar);
addons.getChannel().on(GLOBALS_UPDATED, followToolbar);

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The language that the toolbar says. */
export const useLanguage = () => useSyncExternalStore(subscribe, currentLanguage);

/** Everything that the toolbar says. */
export const useGlobals = () => useSyncExternalStore(subscribe, () => current);

/** One of two words or texts, by the language of the toolbar. */
export function useChoice(): <T>(chinese: T, english: T) => T {
  const isEnglish = useLanguage() === 'en';
  return (chinese, english) => (isEnglish ? english : chinese);
}

/** A part of a page in Chinese; `En` has the same in English. */
export const Zh = ({ children }: { children: ReactNode }) => (useLanguage() === 'zh-CN' ? children : null);

export const En = ({ children }: { children: ReactNode }) => (useLanguage() === 'en' ? children : null);
