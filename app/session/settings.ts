import { useState } from 'react';
import type { Shelf } from './shelf.ts';

/** What a reader has chosen for all screens of this browser. */
export interface Settings {
  theme: 'light' | 'dark' | 'system';
  locale: 'zh-CN' | 'en';
  density: 'comfortable' | 'compact';
  /** The side menu is a rail of icons. */
  menu: 'wide' | 'narrow';
}

const first: Settings = { theme: 'system', locale: 'zh-CN', density: 'comfortable', menu: 'wide' };
const choices = {
  theme: ['light', 'dark', 'system'],
  locale: ['zh-CN', 'en'],
  density: ['comfortable', 'compact'],
  menu: ['wide', 'narrow'],
} as const;

export function useSettings(shelf: Shelf, given: Partial<Settings> = {}) {
  const [settings, setSettings] = useState(() => ({ ...first, ...read(shelf.get('settings')), ...given }));
  const change = (change: Partial<Settings>) => {
    const next = { ...settings, ...change };
    shelf.put('settings', next);
    setSettings(next);
  };
  return [settings, change] as const;
}

/** One that is not a choice any more is as if never chosen. */
function read(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {};
  const pick = <Choice extends string>(name: string, of: readonly Choice[]) => {
    const value: unknown = Reflect.get(kept, name);
    return of.find((one) => one === value);
  };
  const theme = pick('theme', choices.theme);
  const locale = pick('locale', choices.locale);
  const density = pick('density', choices.density);
  const menu = pick('menu', choices.menu);
  return { ...(theme && { theme }), ...(locale && { locale }), ...(density && { density }), ...(menu && { menu }) };
}
