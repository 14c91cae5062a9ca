import type { Locale } from '#design-system/foundation/words.ts';
import type { App } from '../../api/apps/shapes.ts';
import { countryName } from '../countries.ts';

type Pairs = Readonly<Record<string, readonly [chinese: string, english: string]>>;

const networks: Pairs = {
  wifi: ['Wi-Fi', 'Wi-Fi'],
  '5g': ['5G', '5G'],
  '4g': ['4G', '4G'],
  other: ['其他网络', 'Other networks'],
};
const carriers: Pairs = {
  mobile: ['中国移动', 'China Mobile'],
  unicom: ['中国联通', 'China Unicom'],
  telecom: ['中国电信', 'China Telecom'],
  broadnet: ['中国广电', 'China Broadnet'],
  abroad: ['境外运营商', 'Carriers abroad'],
};

/** Where Apple shows an ad, by its own words in small letters. */
const appStorePlaces: Pairs = {
  search: ['搜索结果', 'Search results'],
  searchtab: ['搜索标签', 'Search tab'],
  today: ['Today 标签', 'Today tab'],
  productpage: ['产品页浏览', 'Product page browse'],
};
/** `SEARCH_RESULTS`, `today tab` and `productPageBrowse` are the same places. */
const appStorePlace = (key: string, locale: Locale) => {
  const plain = key
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/(?<=search)results$|(?<=today)tab$|(?<=productpage)s?browse$/, '');
  return Object.hasOwn(appStorePlaces, plain) ? named(appStorePlaces, plain, locale) : null;
};

const versions: Pairs = { '': ['未知版本', 'Unknown version'] };

const languageNames = new Map<Locale, Intl.DisplayNames>();

function languageName(code: string, locale: Locale): string {
  const names = languageNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  languageNames.set(locale, names);
  return (/^[a-z]{2,3}(-\w+)?$/.test(code) && names.of(code)) || code;
}

const named = (names: Pairs, key: string, locale: Locale) =>
  (Object.hasOwn(names, key) ? names[key]?.[locale === 'en' ? 1 : 0] : undefined) ?? key;

/** What devices are set to, connected by and hold of the app, and where they are, in the language of the reader. Null for any other dimension. */
export function deviceName(dimension: string, key: string, locale: Locale): string | null {
  switch (dimension) {
    case 'country':
      return countryName(key, locale);
    case 'placement':
      return appStorePlace(key, locale);
    case 'network':
      return named(networks, key, locale);
    case 'carrier':
      return named(carriers, key, locale);
    case 'language':
      return languageName(key, locale);
    case 'appVersion':
      // A website has none; nor has a device that did not say.
      return named(versions, key, locale);
    case 'resolution':
      return key.replace('x', ' × ');
    default:
      return null;
  }
}

/** Whether people hold a version of an app: nobody does of a website. */
export const hasAppVersions = ({ platform }: Pick<App, 'platform'>) => platform !== 'H5' && platform !== 'selfBuilt';
