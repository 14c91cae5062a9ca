import type { Link } from './calls.ts';
import { seedLinks } from './seed.ts';

export interface ServiceOptions {
  links?: readonly Link[];
  /** Reads are refused with this answer. */
  reads?: 'fail' | 'forbidden';
  /** Stopping these is refused the first time. */
  refusedOnce?: readonly number[];
  /** Told of every write: `stop 100482`. */
  onWrite?: (what: string) => void;
}

const answer = (content: unknown, code = 200, message = '') => Response.json({ code, message, content });

/** A service in a function: searches, filters, sorts and pages as the one of the console does. */
export function createSampleService({ links: given = seedLinks, reads, refusedOnce = [], onWrite }: ServiceOptions): typeof fetch {
  let links = [...given];
  const refused = new Set(refusedOnce);
  const read = ({ pathname, searchParams }: URL) => {
    if (reads === 'fail') return Response.json({}, { status: 500 });
    if (reads === 'forbidden') return answer(null, -1003, '暂无权限访问');
    if (pathname.endsWith('/all')) return answer(links);
    const found = links.filter((link) => isAsked(link, searchParams)).toSorted(orderOf(searchParams));
    const [page, size] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('size') ?? 20)];
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
    return init?.method === 'GET' || !init?.method ? read(url) : write(url.pathname, String(init.body ?? ''));
  };
}

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
