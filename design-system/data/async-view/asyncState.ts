/** The state of a request. A result of TanStack Query is one. */
export interface AsyncState<Value> {
  data: Value | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** Whether the data answers another question, and stands in until this one is answered. */
  isPlaceholderData?: boolean | undefined;
  /** Whether there is a question at all: without one nothing is on its way, and nothing was stopped. */
  isEnabled?: boolean | undefined;
  fetchStatus?: 'fetching' | 'paused' | 'idle' | undefined;
}

/** It did not come, and nothing older stands in for it. */
export const hasFailed = ({ data, error }: Pick<AsyncState<unknown>, 'data' | 'error'>): boolean => Boolean(error) && data === undefined;

/** Stopped by the reader: neither answered, nor failed, nor on its way. Without a network it waits. */
export const wasStopped = ({ data, error, isEnabled, isPlaceholderData, fetchStatus }: AsyncState<unknown>): boolean =>
  isEnabled === true && fetchStatus === 'idle' && !error && (data === undefined || isPlaceholderData === true);

/** What may be shown: never the answer to another question, unless the one to this question is still on its way. */
export const shownIn = <Value>(of: AsyncState<Value>): Value | undefined =>
  of.isPlaceholderData && (of.error || wasStopped(of)) ? undefined : of.data;

/** The answer to the question at hand, for what leaves the page: files, links. */
export const answerIn = <Value>({ data, isPlaceholderData }: AsyncState<Value>): Value | undefined =>
  isPlaceholderData ? undefined : data;

/**
 * Several requests that are shown as one: the data of the first, in the state of the one that is furthest behind. What failed comes before what
 * is missing, and that before what is on its way.
 */
export function combined<Value>(first: AsyncState<Value>, ...others: readonly AsyncState<unknown>[]): AsyncState<Value> {
  const all = [first, ...others];
  const furthest =
    all.find(({ error }) => Boolean(error)) ??
    all.find((one) => shownIn(one) === undefined) ??
    all.find(({ isPlaceholderData }) => isPlaceholderData) ??
    all.find(({ isFetching }) => isFetching) ??
    first;
  const { error, isFetching, refetch, isPlaceholderData, isEnabled, fetchStatus } = furthest;
  const data = shownIn(furthest) === undefined ? undefined : first.data;
  return { data, error, isFetching, refetch, isPlaceholderData, isEnabled, fetchStatus };
}
