import { use } from 'react';
import { Matched } from '#design-system';
import { rangesIn } from '../state/found.ts';
import { ListAround } from './ListAround.ts';

interface HitsProps {
  /** Where no ListTable stands around. */
  search?: string;
  children: string;
}

/** A text of a row, with what the search found in it marked: a name, an id, a link. */
export function Hits({ search, children: text }: HitsProps) {
  const around = use(ListAround);
  return <Matched text={text} ranges={rangesIn(search ?? around.search, text) ?? undefined} />;
}
