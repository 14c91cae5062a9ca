import { integer, oneOf, text } from './wire/scalars.ts';
import { maybe, named } from './wire/shapes.ts';

/** One page of a list, searched. */
export const paging = { search: named('searchText', maybe(text)), page: maybe(integer), size: maybe(integer) };

export const sorting = { sort: maybe(text), order: maybe(oneOf('asc', 'desc')) };
