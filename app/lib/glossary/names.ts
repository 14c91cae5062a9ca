import type { Locale } from '#design-system/foundation/words.ts';
import { mediaNames, roleNames } from './words.ts';

type Pair = readonly [chinese: string, english: string];

const byChinese = (names: Record<string, Pair>) => new Map(Object.values(names));

const media: ReadonlyMap<string, string> = byChinese(mediaNames);
const roles: ReadonlyMap<string, string> = byChinese(roleNames);

/** The service names its own channels and roles in Chinese. What a company has named itself is found in neither list and stays as it is. */
export const mediaNameIn = (name: string, locale: Locale): string => (locale === 'en' ? (media.get(name) ?? name) : name);

export const roleNameIn = (name: string, locale: Locale): string => (locale === 'en' ? (roles.get(name) ?? name) : name);
