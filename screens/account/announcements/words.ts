import { bilingual } from '#design-system';
import { stateNames } from '#app/lib/glossary/words.ts';

export const words = bilingual({
  count: [
    (all: number, unread: number) => `${all} 条${unread > 0 ? ` · ${unread} 条未读` : ''}`,
    (all: number, unread: number) => `${all} ${all === 1 ? 'announcement' : 'announcements'}${unread > 0 ? ` · ${unread} unread` : ''}`,
  ],
  all: ['全部', 'All'],
  unread: stateNames.unread,
  isUnread: ['未读：', 'Unread: '],
  show: ['显示', 'Show'],
  readAll: ['全部已读', 'Mark all as read'],
  allRead: ['已全部标为已读', 'All marked as read'],
  failed: ['操作没有成功，稍后重试', 'That didn’t work. Try again'],
  search: ['搜索标题与正文', 'Search titles and content'],
  list: ['公告列表', 'Announcement list'],
  back: ['全部公告', 'All announcements'],
  minutes: [(n: number) => `阅读约 ${n} 分钟`, (n: number) => `${n} min read`],
  next: ['下一条：', 'Next: '],
  previous: ['上一条', 'Previous'],
  choose: ['选择一条公告', 'Choose an announcement'],
  chooseCause: [
    (unread: number) => (unread > 0 ? `还有 ${unread} 条未读，打开后会标为已读。` : '全部已读。新公告发布后，右上角的铃铛会提醒。'),
    (unread: number) =>
      unread > 0
        ? `${unread} unread. Opening an announcement marks it as read.`
        : 'You’ve read them all. The bell in the top right shows when there is a new one.',
  ],
  first: ['打开最早的未读', 'Open the oldest unread'],
  gone: ['这条公告不存在', 'Announcement not found'],
  goneCause: ['可能已经撤回，或地址有误。', 'It may have been withdrawn, or the link is wrong.'],
  toAll: ['查看全部公告', 'View all announcements'],
  noMatch: ['没有找到公告', 'No matching announcements'],
  noMatchFor: [(search: string) => `标题和正文里都没有“${search}”。`, (search: string) => `No title or content contains “${search}”.`],
  clear: ['清除搜索', 'Clear search'],
  noneUnread: ['没有未读的公告', 'No unread announcements'],
  noneUnreadCause: ['公告都读过了。', 'You’ve read them all.'],
  none: ['还没有公告', 'No announcements yet'],
  noneCause: ['产品更新和维护通知会出现在这里。', 'Product updates and maintenance notices appear here.'],
  showAll: ['查看全部', 'Show all'],
});
