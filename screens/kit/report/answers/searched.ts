import { findCountries } from '#app/lib/countries.ts';
import { narrowed, type Scope } from '#screens/kit/report/view/index.ts';

/** A question with what is searched for among its rows. The service knows countries by their codes, a reader by their names. */
export function searched(scope: Scope, by: string, search: string): Scope & { search?: string } {
  if (!search) return scope;
  return by === 'country' ? narrowed(scope, by, findCountries(search)) : { ...scope, search };
}
