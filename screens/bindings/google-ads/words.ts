import { bilingual } from '#design-system';

export const words = bilingual({
  confirm: ['确认授权', 'Confirm authorization'],
  reauthorize: ['重新授权', 'Reauthorize'],
  read: ['读取账户与推广计划', 'Read accounts and campaigns'],
  reports: ['读取消耗、关键词与国家/地区报表', 'Read spend, keyword and country reports'],
});
