import { integer, oneOf } from './wire/scalars.ts';
import { freeText, key } from './wire/sensitive.ts';
import { maybe, named } from './wire/shapes.ts';

/** One page of a list, searched. */
export const paging = { search: named('searchText', maybe(freeText)), page: maybe(integer), size: maybe(integer) };

export const sorting = { sort: maybe(key), order: maybe(oneOf('asc', 'desc')) };
