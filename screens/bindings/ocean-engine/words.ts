import { bilingual } from '#design-system';

export const words = bilingual({
  confirm: ['确认授权', 'Confirm authorization'],
  reauthorize: ['重新授权', 'Reauthorize'],
  plans: ['读取账户与推广计划', 'Read accounts and campaigns'],
  reports: ['读取消耗与素材报表', 'Read spend and creative reports'],
  callbacks: ['发送转化回传', 'Send postbacks'],
});
