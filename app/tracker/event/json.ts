type Json = string | number | undefined | { readonly [key: string]: Json };

/** Our own, for the page may have redefined JSON, or `toJSON`. What is missing is left out; a lone surrogate is written as a number. */
export const json = (value: Json): string =>
  typeof value === 'string'
    ? `"${value.replace(/[^ !#-[\]-~]/g, (sign) => `\\u${(sign.charCodeAt(0) + 65_536).toString(16).slice(1)}`)}"`
    : typeof value === 'object'
      ? `{${Object.entries(value)
          .flatMap(([key, one]) => (one || one === 0 ? `"${key}":${json(one)}` : []))
          .join()}}`
      : `${value}`;
