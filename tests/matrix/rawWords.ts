import { contract } from '#app/api/contract.ts';
import { platform } from '#app/api/apps/shapes.ts';
import { dataFlag } from '#app/api/reports/shapes.ts';
import { glossary } from '#app/lib/glossary/glossary.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { table } from '#app/routes/table.ts';

/**
 * What no reader of English should meet on a screen: words of the wire, each once, and names of the system that were left in Chinese.
 * Names that people typed may be Chinese, so a Chinese term counts only where it stands by itself: `主账号`, not `主账号-召回` or `角色PV`.
 *
 *     findRawWords('Role 主账号\nApp 1006 · wx')      ['主账号', 'wx']
 */
export function findRawWords(text: string): string[] {
  return [...new Set([...text.matchAll(wireWords), ...text.matchAll(pageKeys), ...text.matchAll(chineseTerms)].map(([word]) => word))];
}

/** Every word of the contract in camel case: no English word is spelt like that. */
function camelCased(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => (typeof one === 'string' ? [one] : camelCased(one)));
  if (typeof schema !== 'object' || schema === null) return [];
  return [...Object.keys(schema), ...Object.values(schema).flatMap(camelCased)];
}

const isCamelCased = (word: string) => /^[a-z]+(?:[A-Z][a-z]+)+$/.test(word);

/** Keys of JSON Schema itself, which stand beside the words of the contract. */
const schemaKeys = new Set(['additionalProperties', 'anyOf', 'oneOf', 'maxLength', 'minLength', 'maxItems', 'minItems']);

/** Keys of pages that are run together. Those that are ordinary words have a meaning in English, too. */
const ordinary = new Set(['dashboard', 'keyword', 'remarketing', 'roi', 'fake', 'auth', 'channel', 'campaign']);
const pageNames = table
  .flatMap(({ access, report }) => [access?.split('@')[0] ?? '', report ?? ''])
  .filter((name) => name && !ordinary.has(name));

const platformKeys = Object.entries(platformNames).flatMap(([key, [, english]]) => (/^[a-z]/.test(key) && key !== english ? [key] : []));

const words = new Set([
  ...contract.flatMap(({ endpoint: { query, body, result } }) =>
    [
      ...Object.keys(query),
      ...Object.values(query).flatMap(({ json }) => camelCased(json)),
      ...camelCased(body?.json),
      ...camelCased(result.json),
    ].filter(isCamelCased),
  ),
  ...camelCased(dataFlag.json).filter(isCamelCased),
  ...camelCased(platform.json).filter(isCamelCased),
  ...pageNames,
  ...platformKeys,
]);
for (const word of [...schemaKeys, ...glossary.flatMap(({ terms }) => Object.values(terms).map(([, english]) => english))])
  words.delete(word);

const anyOf = (list: readonly string[]) => list.toSorted((one, other) => other.length - one.length).join('|');
const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const wireWords = new RegExp(`(?<![\\w./=-])(?:${anyOf([...words])})(?![\\w/=-])`, 'g');

/** `campaigninfo@monitor`. An address of a mailbox goes on with a dot. */
const pageKeys = /(?<![\w./-])[A-Za-z]+@[a-z]+(?![\w./-])/g;

const terms = [
  ...glossary.flatMap((section) => Object.values(section.terms).map(([chinese]) => chinese)),
  ...table.map(({ title: [chinese] }) => chinese),
].filter((chinese) => /\p{Script=Han}/u.test(chinese));

const beside = '[\\p{Script=Han}、，。：；！？（）]';
const chineseTerms = new RegExp(
  `(?<![\\w-])(?<!${beside}\\s?)(?:${anyOf([...new Set(terms)].map(escaped))})(?![\\w-])(?!\\s?${beside})`,
  'gu',
);
