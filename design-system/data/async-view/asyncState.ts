/** The state of a request. A result of TanStack Query is one. */
export interface AsyncState<Value> {
  data: Value | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** Whether the data answers another question, and stands in until this one is answered. */
  isPlaceholderData?: boolean;
  /** Whether there is a question at all: without one nothing is on its way, and nothing was stopped. */
  isEnabled?: boolean;
  fetchStatus?: 'fetching' | 'paused' | 'idle';
}

/** Stopped by the reader: neither answered, nor failed, nor on its way. Without a network it waits. */
export const wasStopped = ({ data, error, isEnabled, isPlaceholderData, fetchStatus }: AsyncState<unknown>): boolean =>
  isEnabled === true && fetchStatus === 'idle' && !error && (data === undefined || isPlaceholderData === true);

/** What may be shown: never the answer to another question, unless the one to this question is still on its way. */
export const shownIn = <Value>(of: AsyncState<Value>): Value | undefined =>
  of.isPlaceholderData && (of.error || wasStopped(of)) ? undefined : of.data;

/** The answer to the question at hand, for what leaves the page: files, links. */
export const answerIn = <Value>({ data, isPlaceholderData }: AsyncState<Value>): Value | undefined =>
  isPlaceholderData ? undefined : data;

/** Of several requests that are shown as one, the one whose state is theirs: what failed, what is missing, what is on its way, and else the first. */
export function decisive<State extends AsyncState<unknown>>(first: State, ...others: readonly State[]): State {
  const all = [first, ...others];
  return (
    all.find(({ error }) => Boolean(error)) ??
    all.find((one) => shownIn(one) === undefined) ??
    all.find(({ isPlaceholderData }) => isPlaceholderData) ??
    all.find(({ isFetching }) => isFetching) ??
    first
  );
}
