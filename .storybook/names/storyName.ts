/** Words of names that are not written in small letters. */
const written = new Map(
  [
    'ASA',
    'API',
    'CPI',
    'CSV',
    'DAU',
    'English',
    'Chinese',
    'H5',
    'HUAWEI',
    'iOS',
    'Android',
    'JSON',
    'OK',
    'PNG',
    'ROI',
    'SEM',
    'SKAN',
    'SVG',
    'TSV',
    'URL',
  ].map((word) => [word.toLowerCase(), word]),
);

/**
 * A story is called as people write it: `OnAPhone` is “On a phone”, `H5` is “H5”, `InEnglish` is “In English”.
 * Storybook alone would write “On A Phone” and “H 5”.
 */
export function storyName(exportName: string): string {
  const words = exportName.match(/[A-Z]+\d+(?![a-z\d])|[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [exportName];
  const name = words
    .map((word) => written.get(word.toLowerCase()) ?? (/^[A-Z]{2,}\d*$|^[A-Z]\d+$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return /^[a-z]+[A-Z]/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

/** `On A Phone` of Storybook is `OnAPhone` of the file. */
export const exportNameOf = (name: string) => name.replaceAll(' ', '');
