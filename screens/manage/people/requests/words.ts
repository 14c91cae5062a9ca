import { bilingual } from '#design-system';

export const words = bilingual({
  search: ['搜索申请人、页面或留言', 'Search person, page or message'],
  from: ['申请人', 'From'],
  page: ['申请查看', 'Wants to view'],
  app: ['应用', 'App'],
  allApps: ['全部应用', 'All apps'],
  message: ['留言', 'Message'],
  at: ['申请时间', 'Requested'],
  state: ['状态', 'State'],
  open: ['待处理', 'Open'],
  granted: ['已同意', 'Granted'],
  declined: ['已拒绝', 'Declined'],
  grant: ['同意', 'Grant'],
  decline: ['拒绝', 'Decline'],
  grantTitle: [(page: string) => `让 TA 查看“${page}”？`, (page: string) => `Let them view ${page}?`],
  grantText: [
    (who: string, page: string, app: string) =>
      `只打开这一项：${who} 可以在“${app}”查看“${page}”，不能编辑，数据权限不变。其他人不受影响。`,
    (who: string, page: string, app: string) =>
      `This opens one page only: ${who} can view ${page} in ${app}, without editing it. Data access stays the same, and nobody else is affected.`,
  ],
  grantNeeds: [
    (needed: string) => `这个页面还需要“${needed}”，没有它是空的：请在“谁能看什么”里打开，会一起授予。`,
    (needed: string) => ` The page also needs ${needed} and is empty without it: open it under Who sees what, which grants both.`,
  ],
  grantAdAccounts: [
    (who: string) => `${who} 会得到“可以管理广告账户”的权限：可以绑定、停用和解绑广告账户，并查看消耗。其他人不受影响。`,
    (who: string) =>
      `${who} gets the right to manage ad accounts: they can connect, disable and disconnect them, and see their ad spend. Nobody else is affected.`,
  ],
  goesWithRole: ['随管理员角色开放，请给 TA 换角色', 'It comes with an admin role. Change their role instead'],
  ownerOnly: ['只对主账号开放，不能授予', 'Only the owner can open it. It can’t be granted'],
  notYours: ['你没有管理广告账户的权限，不能授予', 'You don’t manage ad accounts, so you can’t grant it'],
  isGranted: [(who: string, page: string) => `${who} 现在可以查看“${page}”`, (who: string, page: string) => `${who} can now view ${page}`],
  declineTitle: [(who: string) => `拒绝 ${who} 的申请`, (who: string) => `Decline the request of ${who}`],
  reason: ['原因', 'Reason'],
  reasonHint: ['申请人会看到', 'They will see it'],
  isDeclined: [(who: string) => `已拒绝 ${who} 的申请`, (who: string) => `Request of ${who} declined`],
  settled: ['这个申请已经处理', 'This request has been answered'],
  none: ['还没有权限申请', 'No access requests yet'],
  noneCause: [
    '成员打不开某个页面时，可以在那里发送申请，申请会列在这里。',
    'Members who can’t open a page can send a request from there. It is then listed here.',
  ],
  answer: [(text: string) => `回复：${text}`, (text: string) => `Reply: ${text}`],
});
