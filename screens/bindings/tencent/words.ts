import { bilingual } from '#design-system';

export const words = bilingual({
  confirm: ['确认授权', 'Confirm authorization'],
  reauthorize: ['重新授权', 'Reauthorize'],
  read: ['读取账户、推广计划与创意', 'Read accounts, campaigns and creatives'],
  reports: ['读取消耗与转化报表', 'Read spend and conversion reports'],
  callbacks: ['发送转化回传', 'Send postbacks'],
});
