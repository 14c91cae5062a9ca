import type { Param, Params, ParamValues } from '#app/lib/urlState.ts';
import type { listWords } from '../words.ts';
import type { useWords } from '#design-system';
import type { FilterFacts, ListFilter } from './listing.ts';

type Words = ReturnType<typeof useWords<typeof listWords>>;

interface Given<Filters extends Params> {
  facts: { readonly [Name in keyof Filters]: FilterFacts };
  params: Filters;
  values: ParamValues<Filters>;
  change: (values: Partial<ParamValues<Filters>>) => void;
  t: Words;
}

/** Filters by their names, with what is chosen in words, for chips, files and sentences. */
export function filterStates<Filters extends Params>({ facts, params, values, change, t }: Given<Filters>) {
  const entries = Object.entries(params).map(([name, param]): [string, ListFilter] => {
    const { label = name, options = [], requests = [] } = facts[name] ?? {};
    const value: unknown = values[name];
    const isSet = param.format(value) !== param.format(param.fallback);
    const text = isSet ? param.format(value) : '';
    const choose = (next: string) => change(changeOf<Filters>(name, next === '' ? param.fallback : read(param, next)));
    const words = isSet ? wordsOf(value, text, options, t) : t.all;
    return [name, { name, label, options, requests, text, isSet, hasSeveral: Array.isArray(param.fallback), words, choose }];
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- made of the params, name by name
  const filters = Object.fromEntries(entries) as { [Name in keyof Filters]: ListFilter };
  const applied = entries.map(([, filter]) => filter).filter(({ isSet }) => isSet);
  const cleared = Object.fromEntries(Object.entries(params).map(([name, { fallback }]) => [name, fallback]));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the fallback of each param is one of its values
  return { filters, applied, cleared: cleared as ParamValues<Filters> };
}

const read = (param: Param<unknown>, text: string): unknown => param.parse(text) ?? param.fallback;

// oxlint-disable-next-line typescript/consistent-type-assertions -- the value was read by the param of this name
const changeOf = <Filters extends Params>(name: string, value: unknown) => ({ [name]: value }) as Partial<ParamValues<Filters>>;

/** `iOS`; of several their names while they are few; of a switch that it is on. */
function wordsOf(value: unknown, text: string, options: FilterFacts['options'] = [], t: Words): string {
  if (value === true) return t.isSet;
  const keys: unknown[] = Array.isArray(value) ? value : [text];
  const names = keys.map((key) => options.find(({ id }) => id === key)?.label ?? String(key));
  return names.length > 3 ? t.items(names.length) : names.join(t.and);
}
