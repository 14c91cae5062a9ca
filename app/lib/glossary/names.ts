import type { Locale } from '#design-system/foundation/words.ts';
import { eventNames, mediaNames, roleNames } from './words.ts';

type Pair = readonly [chinese: string, english: string];

const byChinese = (names: Record<string, Pair>) => new Map(Object.values(names));

const media: ReadonlyMap<string, string> = byChinese(mediaNames);
const events: ReadonlyMap<string, string> = byChinese(eventNames);
const roles: ReadonlyMap<string, string> = byChinese(roleNames);

/** The service names its own channels, events and roles in Chinese. What a company has named itself is found in no list and stays as it is. */
export const mediaNameIn = (name: string, locale: Locale): string => (locale === 'en' ? (media.get(name) ?? name) : name);

export const roleNameIn = (name: string, locale: Locale): string => (locale === 'en' ? (roles.get(name) ?? name) : name);

export const eventNameIn = (name: string, locale: Locale): string => (locale === 'en' ? (events.get(name) ?? name) : name);
