type Json = string | number | undefined | { readonly [key: string]: Json };

/** Our own, for the page may have redefined JSON, or `toJSON`. What is missing is left out. */
// oxlint-disable no-control-regex -- JSON takes none of them
export const json = (value: Json): string =>
  typeof value === 'string'
    ? `"${value.replace(/["\\\0-\x1f]/g, (sign) => `\\u00${escape(sign).slice(1)}`)}"`
    : typeof value === 'object'
      ? `{${Object.entries(value)
          .flatMap(([key, one]) => (one || one === 0 ? `"${key}":${json(one)}` : []))
          .join()}}`
      : `${value}`;
