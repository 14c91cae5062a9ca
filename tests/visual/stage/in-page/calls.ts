const pending = new Map<symbol, string>();

/** Counts calls that wait for an answer. Must run before any other script of the page, and once more where one has put a `fetch` of its own before it. */
export function watchCalls() {
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const call = Symbol('call');
    pending.set(call, input instanceof Request ? input.url : String(input));
    try {
      return await realFetch(input, init);
    } finally {
      pending.delete(call);
    }
  };
}

export const pendingCalls = () => [...pending.values()];

/** A call that never answers belongs to the story before. */
export const forgetCalls = () => pending.clear();
