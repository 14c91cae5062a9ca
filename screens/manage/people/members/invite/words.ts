import { bilingual } from '#design-system';
import { accountTerms } from '#app/lib/glossary/words.ts';

const members = (n: number) => `${n} ${n === 1 ? 'person' : 'people'}`;

export const words = bilingual({
  title: ['邀请成员', 'Invite members'],
  emails: ['邮箱', 'Email addresses'],
  emailsHint: ['每行一个，也可用逗号、分号或空格分隔', 'One per line, or separated by commas, semicolons or spaces'],
  role: accountTerms.role,
  appsHint: ['不选为你能看到的全部应用', 'Leave empty for all apps that you can see'],
  allApps: ['全部应用', 'All apps'],
  ownData: ['数据权限与角色不同', 'Data access differs from the role'],
  adminData: ['这个角色能看到全部数据，不能单独限制。', 'This role sees all data. It can’t be limited for single people.'],
  data: accountTerms.dataAccess,
  dataHint: ['会存为个人权限：以后修改角色，不再影响这些人', 'Saved as their own permissions: later changes to the role won’t affect them'],
  list: ['识别结果', 'Addresses found'],
  new: ['可邀请', 'Ready'],
  invalid: ['邮箱格式不正确', 'Not an email address'],
  repeated: ['重复', 'Duplicate'],
  member: ['已是成员', 'Already a member'],
  sending: ['发送中', 'Sending'],
  sent: ['已邀请', 'Invited'],
  sentWithoutData: [
    (reason: string) => `已邀请，数据权限没有设置：${reason}`,
    (reason: string) => `Invited, but data access wasn’t set: ${reason}`,
  ],
  notInvited: [
    '没有收到结果，名单里没有 TA，没有邀请成功。可以重试',
    'No answer arrived and they aren’t in the list, so they weren’t invited. Try again',
  ],
  notChecked: [
    '没有收到结果，可能已经邀请。可以重试，会先核对名单，不会重复邀请',
    'No answer arrived; they may be invited. It’s safe to retry: the list is checked first',
  ],
  found: [
    (ready: number, other: number) => (other ? `${ready} 个可邀请，${other} 个不会发送` : `${ready} 个可邀请`),
    (ready: number, other: number) => (other ? `${ready} ready, ${other} won’t be sent` : `${ready} ready`),
  ],
  outcome: [
    (sent: number, failed: number) => (failed ? `已邀请 ${sent} 人，${failed} 人失败` : `已邀请 ${sent} 人`),
    (sent: number, failed: number) => (failed ? `${members(sent)} invited, ${failed} failed` : `${members(sent)} invited`),
  ],
  act: [(n: number) => (n ? `邀请 ${n} 人` : '邀请'), (n: number) => (n ? `Invite ${members(n)}` : 'Invite')],
  again: [(n: number) => `重试 ${n} 人`, (n: number) => `Retry ${n}`],
  close: ['关闭', 'Close'],
  chooseRole: ['选择角色', 'Choose a role'],
});
