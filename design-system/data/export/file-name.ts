const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const longest = 120;

/** A name that every system takes: no separators, no controls, not reserved, not endless. */
export function fileName(title: string, extension: 'csv' | 'xlsx'): string {
  const name = title
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[.\s-]+|[.\s]+$/g, '');
  const cut = [...name].slice(0, longest).join('').trimEnd();
  return `${cut && !reserved.test(cut) ? cut : `provena-${cut || 'export'}`}.${extension}`;
}
