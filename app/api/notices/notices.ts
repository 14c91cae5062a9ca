import { calls } from '../declare/calls.ts';
import { list, named, shape } from '../wire/shapes.ts';
import { integer, nothing, day, flag, text } from '../wire/scalars.ts';
import type { ValueOf } from '../wire/codec.ts';

const { query, mutation } = calls('notices');

/** */
export const Announcement = shape({
  id: integer,
  title: text,
  /** HTML of the service. Sanitised where it is shown. */
  content: text,
  publishedOn: named('deployDate', day),
  isRead: flag,
});
export type Announcement = ValueOf<typeof Announcement>;

export const notices = {
  deployed: query('GET /api/notice/findDeploy', { result: list(Announcement), cites: 'R-208 R-231', spec: 'findDeployedNotices' }),
  markRead: mutation('POST /api/notice/saveReadLog/{id}', {
    path: { id: integer },
    result: nothing,
    cites: 'R-209',
    spec: 'markNoticeRead',
  }),
};
