import type { Endpoint } from '#app/api/declare/endpoint.ts';
import type { Fault, RecordedCall } from '#app/lib/problem/problem.ts';

/** The answer of a recorded call. Null where none was recorded: a file, or a call that was never sent. */
export function recordedAnswer(endpoint: Endpoint, { answer, fault }: RecordedCall): Response | null {
  if (fault) return failed(endpoint, fault);
  return answer === undefined ? null : Response.json({ code: 200, message: '', content: answer });
}

function failed({ inputs }: Endpoint, { trouble, status, code, message, field }: Fault): Response | null {
  const wireName = Object.entries(inputs).find(([, name]) => name === field)?.[0];
  const envelope = { code: code ?? 500, message, data: wireName === undefined ? null : { field: wireName } };
  switch (trouble) {
    case 'unsent':
    case 'preview':
      return null;
    // How long a call took is not repeated.
    case 'offline':
    case 'timeout':
      return Response.error();
    case 'session':
      return Response.json({ ...envelope, code: -1002 });
    case 'lacking':
      return new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
    // What arrived instead is not in the recording.
    case 'malformed':
      return new Response('malformed', { headers: { 'Content-Type': 'text/plain' } });
    case 'broken':
      return code === null ? new Response('', { status: status ?? 500 }) : Response.json(envelope, { status: status ?? 500 });
    case 'refused':
      return Response.json(envelope, { status: status ?? 200 });
  }
}
