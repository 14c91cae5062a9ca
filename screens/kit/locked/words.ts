import { bilingual } from '#design-system';
import { stateNames } from '#app/lib/glossary/words.ts';

export const words = bilingual({
  locked: stateNames.notActive,
  apply: ['申请开通', 'Request access'],
  applied: ['已申请，审核中', 'Requested, under review'],
  contact: ['联系人', 'Contact name'],
  phone: ['电话', 'Phone'],
  note: ['说明', 'Note'],
  send: ['提交申请', 'Send request'],
  sent: ['申请已提交', 'Request sent'],
  sentDetail: ['客户经理会联系你，通常在 1 个工作日内。', 'An account manager will contact you, usually within 1 business day.'],
  after: [
    '客户经理会联系你，通常在 1 个工作日内。开通后从当日起计算，不回溯历史数据。',
    'An account manager will contact you, usually within 1 business day. Data counts from the day of activation; past data is not recalculated.',
  ],
  who: ['谁能申请', 'Who can request it'],
  whoValue: ['主账号、管理员、应用管理员', 'Owner, admins, app admins'],
  now: ['现在可用', 'Available now'],
  sample: [
    (app: string) => `以下为示例数据，来自虚构应用“示例游戏”，与${app}无关。`,
    (app: string) => `This is sample data from a fictional app, not from ${app}.`,
  ],
  mayNot: ['你的角色不能申请，可联系主账号申请。', 'Your role can’t request access. Ask the account owner.'],
  refused: ['申请没有提交成功，填写的内容还在，稍后再试。', 'Couldn’t send the request. What you entered is still here; try again later.'],
});
