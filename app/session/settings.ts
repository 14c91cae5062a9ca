import { useState } from 'react';
import type { BrowserStorage } from './browserStorage.ts';
import { config } from '../lib/config/current.ts';

/** What a reader has chosen for all screens of this browser. */
export interface Settings {
  theme: 'light' | 'dark' | 'system';
  locale: 'zh-CN' | 'en';
  density: 'comfortable' | 'compact';
  /** The side menu is a rail of icons. */
  menu: 'wide' | 'narrow';
}

const first = (): Settings => ({ theme: 'system', locale: config().language, density: 'comfortable', menu: 'wide' });
const choices = {
  theme: ['light', 'dark', 'system'],
  locale: ['zh-CN', 'en'],
  density: ['comfortable', 'compact'],
  menu: ['wide', 'narrow'],
} as const;

export function useSettings(storage: BrowserStorage, given: Partial<Settings> = {}) {
  const [settings, setSettings] = useState(() => ({ ...first(), ...read(storage.get('settings')), ...given }));
  const change = (change: Partial<Settings>) => {
    const next = { ...settings, ...change };
    storage.put('settings', next);
    setSettings(next);
  };
  return [settings, change] as const;
}

/** A stored value that is not a choice any more is ignored. */
function read(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {};
  const pick = <Choice extends string>(name: string, of: readonly Choice[]) => {
    const value: unknown = Reflect.get(stored, name);
    return of.find((one) => one === value);
  };
  const theme = pick('theme', choices.theme);
  const locale = pick('locale', choices.locale);
  const density = pick('density', choices.density);
  const menu = pick('menu', choices.menu);
  return { ...(theme && { theme }), ...(locale && { locale }), ...(density && { density }), ...(menu && { menu }) };
}
