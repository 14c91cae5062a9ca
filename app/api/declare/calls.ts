import { queryOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { clientOf } from '../client/queryClient.ts';
import { isOutcomeUnknown } from '../client/error.ts';
import type { Download } from '../client/download.ts';
import { nothing } from '../wire/scalars.ts';
import type { Fields } from '../wire/shapes.ts';
import { endpointOf, type Call, type Input, type Origin, type Parts } from './endpoint.ts';
import type { Subject } from './subjects.ts';

type None = Record<never, never>;
type Args<Given> = object extends Given ? [input?: Given] : [input: Given];

/** Declares the calls about one subject. A query is asked as `useQuery(notices.deployed())`, a mutation as `useMutation(notices.markRead())`. */
export function calls(subject: Subject, origin: Origin = {}) {
  function query<const Path extends Call, Result, Typed extends Fields = None, Query extends Fields = None, Body = never>(
    call: Path,
    parts: Parts<Query, Body, Result> & { path?: Typed },
  ) {
    type Asked = Input<Path, Typed, Query, Body>;
    const { read = (result) => result, ...declared } = parts;
    const endpoint = endpointOf<Asked, Result>(subject, 'query', call, declared, origin);
    const options = (...[input]: Args<Asked>) =>
      queryOptions<Result>({
        queryKey: [subject, call, input ?? {}],
        queryFn: async ({ client, signal }) => read(await clientOf(client).ask(endpoint, input ?? {}, signal), { ...input }),
      });
    return Object.assign(options, endpoint);
  }

  function mutation<const Path extends Call, Result, Typed extends Fields = None, Query extends Fields = None, Body = never>(
    call: Path,
    parts: Parts<Query, Body, Result> & { path?: Typed },
  ) {
    type Asked = Input<Path, Typed, Query, Body>;
    const endpoint = endpointOf<Asked, Result>(subject, 'mutation', call, parts, origin);
    const options = () => ({
      mutationKey: [subject, call],
      mutationFn: async (input: Asked, { client }: MutationFunctionContext): Promise<Result> => {
        const askAgain = () =>
          client.invalidateQueries({ predicate: ({ queryKey }) => endpoint.touches.some((touched) => touched === queryKey[0]) });
        const result = await clientOf(client)
          .send(endpoint, input)
          .catch((error: unknown) => {
            // It may have taken effect, so what stands on the page may be old: it is looked at again, and nobody waits for that.
            if (isOutcomeUnknown(error)) void askAgain();
            throw error;
          });
        await askAgain();
        return result;
      },
    });
    return Object.assign(options, endpoint);
  }

  /** A file. Asked for by a press, so it is a mutation to the library, though nothing changes. */
  function download<const Path extends Call, Typed extends Fields = None, Query extends Fields = None, Body = never>(
    call: Path,
    parts: Omit<Parts<Query, Body, never>, 'result' | 'read'> & { path?: Typed },
  ) {
    type Asked = Input<Path, Typed, Query, Body>;
    const endpoint = endpointOf<Asked, null>(subject, 'download', call, { ...parts, result: nothing }, origin);
    const options = () => ({
      mutationKey: [subject, call],
      mutationFn: (input: Asked, { client }: MutationFunctionContext): Promise<Download> => clientOf(client).download(endpoint, input),
    });
    return Object.assign(options, endpoint);
  }

  return { query, mutation, download };
}
