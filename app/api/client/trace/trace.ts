/** Names under which servers send the id of a request, the common ones first. */
const headers = ['x-request-id', 'x-trace-id', 'request-id', 'x-correlation-id', 'x-b3-traceid', 'eagleeye-traceid', 'traceparent'];
const fields = ['traceId', 'requestId', 'trace_id', 'request_id'];

/** Shown and copied as it is, so it must look like an id. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w.:/+=-]{1,128}$/.test(value);

/** The id by which the service finds a request in its logs: from the body, else from a header. Null without one. */
export function traceOf(response: Response, body?: unknown): string | null {
  const record: object = typeof body === 'object' && body !== null ? body : {};
  const sent: unknown[] = [...fields.map((name) => Reflect.get(record, name)), ...headers.map((name) => response.headers.get(name))];
  return sent.find(isId) ?? null;
}
