import { useCallback, useMemo } from 'react';
import { useLosses, type LinkPart, type Loss } from './address/losses.ts';
import { opening } from './address/useStepBack.ts';
import { withVersion } from './address/version/version.ts';
import { useLocation, useSearchParams } from './router.ts';

/** One value in the address. A value equal to the fallback is left out, so that addresses stay short. */
export interface Param<Value> {
  /** What it is called in the address, where that is not what it is called in the code: `t` for a period. */
  name?: string;
  /** What it is of a link, for the note about what could not be opened. */
  part?: LinkPart;
  fallback: Value;
  /** Returns undefined for text that it cannot parse; then the fallback is used. */
  parse(text: string): Value | undefined;
  format(value: Value): string;
  /** How many of its parts `parse` passes over. */
  passedOver?(text: string): number;
  /** Somebody types it, so a problem recording leaves it out. */
  isTyped?: boolean;
}

export type Params = Readonly<Record<string, Param<unknown>>>;
export type ParamValues<Of extends Params> = { readonly [Name in keyof Of]: Of[Name]['fallback'] };

const longest = 200;

/** What somebody typed. */
export const textParam: Param<string> = { fallback: '', parse: (text) => text.slice(0, longest), format: (value) => value, isTyped: true };

/** A key that is chosen: the open record, a role. */
export const recordParam: Param<string> = { ...textParam, isTyped: false };

/** A page, a size: a whole number from 1 on. */
export const countParam = (fallback: number, most = 1_000_000): Param<number> => ({
  part: 'page',
  fallback,
  parse: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Math.min(Number(text), most) : undefined),
  format: String,
});

/** One of some words: a tab, a filter with few values. */
export const choiceParam = <const Choice extends string, Fallback extends Choice | null>(
  choices: readonly Choice[],
  fallback: Fallback,
): Param<Choice | Fallback> => ({
  fallback,
  parse: (text) => choices.find((one) => one === text),
  format: (value) => value ?? '',
});

export const flagParam: Param<boolean> = { fallback: false, parse: (text) => text === '1', format: (value) => (value ? '1' : '') };

/** A record by its number. One that is no number is -1, which no record has. */
export const idParam: Param<number | null> = {
  fallback: null,
  parse: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : -1),
  format: (value) => (value === null ? '' : String(value)),
};

/** Several keys: `101,102`. */
export const keysParam: Param<readonly string[]> = {
  fallback: [],
  parse: (text) => [...new Set(text.split(',').filter(Boolean))].map(decodeURIComponent),
  format: (keys) => keys.map(encodeURIComponent).join(','),
};

export interface SortValue {
  column: string;
  isDescending: boolean;
}

/** `name`, or `-name` from the end. */
export const sortParam = (fallback: SortValue | null = null): Param<SortValue | null> => ({
  part: 'sort',
  fallback,
  parse: (text) => {
    if (text === '') return null;
    const column = text.replace(/^-/, '');
    return /^\w{1,40}$/.test(column) ? { column, isDescending: text !== column } : undefined;
  },
  format: (sort) => (sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : ''),
});

/** Whether a name in the address holds typed text, of all that pages have read so far. */
const typedByName = new Map<string, boolean>();

/** A name that no page has read may hold anything: the code of a mail, a token. */
export const isTypedParam = (name: string): boolean => typedByName.get(name) ?? true;

/** What params are called in the address. */
export const namesOf = (params: Params): string[] => Object.entries(params).map(([key, { name = key }]) => name);

export function readParams<Of extends Params>(params: Of, address: URLSearchParams): ParamValues<Of> {
  const values: Record<string, unknown> = {};
  for (const [key, { name = key, parse, fallback, isTyped = false }] of Object.entries(params)) {
    typedByName.set(name, isTyped || typedByName.get(name) === true);
    const text = address.get(name);
    const value = text === null ? undefined : safely(() => parse(text));
    values[key] = value === undefined ? fallback : value;
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a parse border: each value has just been read by its own param
  return values as ParamValues<Of>;
}

/** What of an address these params cannot read. An empty text says nothing. */
export const lossesIn = (params: Params, address: URLSearchParams): Loss[] =>
  Object.entries(params).flatMap(([key, { name = key, part = 'setting', parse, passedOver }]): Loss[] => {
    const text = address.get(name);
    if (!text) return [];
    const count = safely(() => parse(text)) === undefined ? 1 : (passedOver?.(text) ?? 0);
    return count > 0 ? [{ part, cause: 'unknown', count }] : [];
  });

/** The address with some values changed, of this version. Other parameters stay. */
export function writeParams<Of extends Params>(params: Of, change: Partial<ParamValues<Of>>, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const key of Object.keys(change)) {
    const param = params[key];
    if (!param) continue;
    const { name = key } = param;
    const text = param.format(change[key]);
    if (text === param.format(param.fallback)) next.delete(name);
    else next.set(name, text);
  }
  return withVersion(next);
}

/** A malformed address makes decoders throw. */
function safely<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

export interface UrlState<Values> {
  values: Values;
  /**
   * Adds a history entry, so that Back undoes it. Use `isReplaced` for text that changes with each letter, and `isOpening` for what
   * `useStepBack` closes.
   */
  set: (change: Partial<Values>, options?: { isReplaced?: boolean; isOpening?: boolean }) => void;
  /** This page with some values changed, as a link. */
  href: (change: Partial<Values>) => string;
}

/** State that a link carries: `params` is a constant of the screen. */
export function useUrlState<const Of extends Params>(params: Of): UrlState<ParamValues<Of>> {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const { values, losses } = useMemo(() => {
    const stated = new URLSearchParams(text);
    return { values: readParams(params, stated), losses: lossesIn(params, stated) };
  }, [params, text]);
  useLosses(losses);
  const set = useCallback(
    (change: Partial<ParamValues<Of>>, { isReplaced = false, isOpening = false } = {}) =>
      setAddress((now) => writeParams(params, change, now), {
        replace: isReplaced,
        preventScrollReset: true,
        state: isOpening ? opening : null,
      }),
    [params, setAddress],
  );
  const href = useCallback(
    (change: Partial<ParamValues<Of>>) => {
      const search = writeParams(params, change, new URLSearchParams(text)).toString();
      return search ? `${pathname}?${search}` : pathname;
    },
    [params, pathname, text],
  );
  return useMemo(() => ({ values, set, href }), [values, set, href]);
}
