import type { IdKind } from '../address.ts';

/** What an identifier is by its form alone. */
export interface Recognised {
  /** Only where nothing else has this form. */
  kind: IdKind | null;
  /** Names of the ids that look like this: several where their forms are alike. */
  names: readonly string[];
  /** Every digit is zero: the user did not allow tracking, so it belongs to nobody. */
  isZeros: boolean;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const nothing: Recognised = { kind: null, names: [], isZeros: false };
const device = (...names: string[]): Recognised => ({ ...nothing, kind: 'device', names });

/** 16 hexadecimal digits may be an Android ID, an OAID or a click ID, and orders are numbered as an app likes: these are chosen. */
export function recognise(text: string): Recognised {
  const id = text.trim();
  if (/^[0-]{15,}$/.test(id)) return { ...nothing, isZeros: true };
  if (uuid.test(id)) return id === id.toUpperCase() ? device('IDFA', 'IDFV') : device('OAID', 'GAID');
  if (/^\d{15}$/.test(id) && hasCheckDigit(id)) return device('IMEI');
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(id)) return { ...nothing, kind: 'account' };
  return nothing;
}

/** Luhn: the last digit of an IMEI follows from the others. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
