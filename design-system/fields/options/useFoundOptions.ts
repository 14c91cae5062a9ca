import { use, useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { AbsentContext } from '../../foundation/absent.ts';
import { reduceLoad, nothingLoaded, type LoadedOptions } from './loadedOptions.ts';
import {
  byId,
  firstOf,
  optionsIn,
  rowsOf,
  sectionsOf,
  type LoadOptions,
  type Named,
  type Option,
  type OptionId,
  type OptionsRequest,
  type OptionSource,
  type Row,
  type Section,
} from './option.ts';
import { searchIn } from './search.ts';

/** Typing stops for this long before a server is asked. */
const typingPause = 500;

export interface FoundOptions<Id extends OptionId> {
  /** What to list. Nothing while the list is closed: ten thousand options cost only when they are looked at. */
  rows: readonly Row<Id>[];
  /** How many it found, of which `rows` may be the first. */
  count: number;
  isCut: boolean;
  /** All of it, in its groups. */
  listed: readonly Section<Id>[];
  /** The query that `rows` answer; it lags behind what is typed. */
  query: string;
  state: 'ready' | 'busy' | 'failed';
  /** How the following page of a server is doing. */
  more: 'none' | 'waiting' | 'busy' | 'failed';
  retry: () => void;
  /** Whether another try may bring what failed: not where the service does not offer it at all. */
  canRetry: boolean;
  /** Everything that has a name, listed or not. */
  named: Named<Id>;
}

interface OptionQuery<Id extends OptionId> {
  query: string;
  isOpen: boolean;
  known?: readonly Option<Id>[] | undefined;
  /** Always in the list while nothing is typed, however long the list. */
  chosen?: Id | null;
  /** Behind a list at hand. */
  requests?: readonly OptionsRequest[] | undefined;
}

/** What a query finds, in a list at hand or on a server. An old answer never takes the place of a new one. */
export function useFoundOptions<Id extends OptionId>(
  source: OptionSource<Id>,
  { query, isOpen, known = nothing, chosen = null, requests = nothing }: OptionQuery<Id>,
): FoundOptions<Id> {
  const load = typeof source === 'function' ? source : null;
  const [answers, dispatch] = useAnswers(load, query.trim(), isOpen);
  const entries = typeof source === 'function' ? answers.answer?.entries : source;
  const sections = useMemo(() => sectionsOf(entries ?? []), [entries]);
  const search = useMemo(() => searchIn(sections), [sections]);
  const typed = useDeferredValue(query);
  const named = useMemo(() => byId(known, [...answers.everLoaded.values()], optionsIn(sections)), [known, answers.everLoaded, sections]);
  const listed = load ? sections : search(typed);
  const count = useMemo(() => listed.reduce((sum, { options }) => sum + options.length, 0), [listed]);
  const asked = useRequests(requests);
  const { state, more } = load ? progress(answers, query.trim()) : asked;
  const [size, grow] = useShownCount(listed);
  const first = chosen === null || typed !== '' ? undefined : named.get(chosen);
  const rows = useMemo(() => {
    const loadMore = () => (size < count ? grow() : dispatch({ kind: 'reached the end' }));
    const hasMore = size < count || more === 'waiting' || more === 'busy';
    return rowsOf(firstOf(listed, size, first), hasMore ? { id: 'end of the list', loadMore, isBusy: more === 'busy' } : undefined);
  }, [listed, size, count, first, more, grow, dispatch]);
  return {
    // What stands in a list at hand without a request stays.
    rows: isOpen && !(load && state === 'failed') ? rows : nothing,
    count,
    isCut: size < count,
    listed,
    query: load ? (answers.answer?.query ?? '') : typed,
    state,
    more,
    retry: () => {
      if (load) dispatch({ kind: 'retried' });
      else asked.retry();
    },
    canRetry: load !== null || asked.canRetry,
    named,
  };
}

const nothing: readonly [] = [];
/** How what a list at hand was made of is doing. Only what failed, and may come, is asked for again. */
export function useRequests(requests: readonly OptionsRequest[]): Pick<FoundOptions<OptionId>, 'state' | 'more' | 'retry' | 'canRetry'> {
  const isAbsent = use(AbsentContext);
  const failed = requests.filter(({ data, error }) => error && data === undefined);
  const passing = failed.filter(({ error }) => !isAbsent(error));
  const isAsked = failed.some(({ isFetching }) => isFetching);
  return {
    state: failed.length === 0 ? 'ready' : isAsked ? 'busy' : 'failed',
    more: 'none',
    retry: () => passing.forEach(({ refetch }) => void refetch()),
    canRetry: passing.length > 0,
  };
}

/**
 * How far a list has been looked at. React-aria draws only what is in sight, but it makes an element of every option before; with ten
 * thousand of them one feels it at every letter typed.
 */
function useShownCount(listed: unknown) {
  const [reached, setReached] = useState({ listed, size: pageOfOptions });
  const size = reached.listed === listed ? reached.size : pageOfOptions;
  const grow = useCallback(() => setReached({ listed, size: size + pageOfOptions }), [listed, size]);
  return [size, grow] as const;
}

const pageOfOptions = 200;

const hasFailed = (failed: LoadedOptions<OptionId>['failed'], query: string) => failed?.query === query && !failed.isMore;

function progress<Id extends OptionId>(
  { answer, failed, more }: LoadedOptions<Id>,
  query: string,
): Pick<FoundOptions<Id>, 'state' | 'more'> {
  if (hasFailed(failed, query)) return { state: 'failed', more: 'none' };
  if (answer?.query !== query) return { state: 'busy', more: 'none' };
  if (failed?.isMore) return { state: 'ready', more: 'failed' };
  return { state: 'ready', more: more ? 'busy' : answer.next ? 'waiting' : 'none' };
}

function useAnswers<Id extends OptionId>(load: LoadOptions<Id> | null, query: string, isOpen: boolean) {
  const [answers, dispatch] = useReducer(reduceLoad<Id>, undefined, nothingLoaded<Id>);
  const { more, failed } = answers;
  const isAsking = load !== null && isOpen && !hasFailed(failed, query);

  const ask = useEffectEvent(async (signal: AbortSignal, after?: string) => {
    if (!load) return;
    const isMore = after !== undefined;
    try {
      const page = await load(query, signal, after);
      if (!signal.aborted) dispatch({ kind: 'answered', query, page, isMore });
    } catch {
      if (!signal.aborted) dispatch({ kind: 'failed', query, isMore });
    }
  });

  useEffect(() => {
    if (!isAsking) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => void ask(control.signal), query === '' ? 0 : typingPause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [isAsking, query]);

  useEffect(() => {
    if (!isAsking || more?.query !== query) return undefined;
    const control = new AbortController();
    void ask(control.signal, more.after);
    return () => control.abort();
  }, [isAsking, query, more]);

  return [answers, dispatch] as const;
}
