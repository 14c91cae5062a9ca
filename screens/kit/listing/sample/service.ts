import type { Link } from './calls.ts';
import { seedLinks } from './seed.ts';

export interface ServiceOptions {
  links?: readonly Link[];
  /** Reads are refused with this answer. */
  reads?: 'fail' | 'forbidden';
  /** Stopping these is refused the first time. */
  refusedOnce?: readonly number[];
  /** A search for this gets no answer. */
  silentSearch?: string;
  /** Pages of a file from this one on get no answer. */
  silentFrom?: number;
  /** A row is deleted by somebody else before this page of a file is asked for. */
  losesRowAt?: number;
  /** Told of every write: `stop 100482`. */
  onWrite?: (what: string) => void;
}

const answer = (content: unknown, code = 200, message = '') => Response.json({ code, message, content });

/** A service in a function: searches, filters, sorts and pages as the one of the console does. */
export function createSampleService({
  links: given = seedLinks,
  reads,
  refusedOnce = [],
  silentSearch,
  silentFrom,
  losesRowAt,
  onWrite,
}: ServiceOptions): typeof fetch {
  let links = [...given];
  const refused = new Set(refusedOnce);
  const read = ({ pathname, searchParams }: URL) => {
    if (reads === 'fail') return Response.json({}, { status: 500 });
    if (reads === 'forbidden') return answer(null, -1003, '暂无权限访问');
    if (pathname.endsWith('/all')) return answer(links);
    if (pathname.includes('/one/')) return answerOne(links.find(({ id }) => pathname.endsWith(`/${id}`)));
    const found = links.filter((link) => isAsked(link, searchParams)).toSorted(orderOf(searchParams));
    const { page, size } = pageOf(searchParams);
    return answer({ list: found.slice((page - 1) * size, page * size), total: found.length });
  };
  const write = (pathname: string, body: string) => {
    const [, , , verb = '', id = ''] = pathname.split('/');
    onWrite?.(id ? `${verb} ${id}` : `${verb} ${body}`);
    if (verb === 'delete') {
      const { ids }: { ids: number[] } = JSON.parse(body);
      links = links.filter((link) => !ids.includes(link.id));
      return answer(null);
    }
    if (verb === 'stop' && refused.delete(Number(id))) return answer(null, -2011, '有投放中的子活动，不能停用');
    links = links.map((link) =>
      link.id === Number(id) ? Object.assign({}, link, { state: verb === 'stop' ? 'stopped' : 'running' }) : link,
    );
    return answer(null);
  };
  return async (target, init) => {
    const url = new URL(String(target), 'https://sample.test');
    if (init?.method && init.method !== 'GET') return write(url.pathname, String(init.body ?? ''));
    const { page, size } = pageOf(url.searchParams);
    if (silentSearch !== undefined && url.searchParams.get('searchText') === silentSearch) return untilAborted(init?.signal);
    if (size === fileSize && silentFrom !== undefined && page >= silentFrom) return untilAborted(init?.signal);
    if (size === fileSize && page === losesRowAt) links = links.slice(1);
    return read(url);
  };
}

/** The rows of a file are asked for by as many at once. */
const fileSize = 200;

const pageOf = (asked: URLSearchParams) => ({ page: Number(asked.get('page') ?? 1), size: Number(asked.get('size') ?? 20) });

const answerOne = (link: Link | undefined) => (link ? answer(link) : answer(null, 404, '推广活动不存在'));

const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))));

function isAsked({ id, name, state, channel }: Link, asked: URLSearchParams): boolean {
  const search = (asked.get('searchText') ?? '').toLowerCase();
  const channels = asked.getAll('channels').flatMap((text) => text.split(','));
  return (
    (search === '' || name.toLowerCase().includes(search) || String(id).includes(search)) &&
    (!asked.get('state') || asked.get('state') === state) &&
    (channels.length === 0 || channels.includes(channel))
  );
}

function orderOf(asked: URLSearchParams): (a: Link, b: Link) => number {
  const sign = asked.get('order') === 'desc' ? -1 : 1;
  const column = asked.get('sort');
  if (column === 'clicks' || column === 'installs') return (a, b) => sign * (a[column] - b[column]);
  if (column === 'name' || column === 'createdOn') return (a, b) => sign * a[column].localeCompare(b[column]);
  return () => 0;
}
