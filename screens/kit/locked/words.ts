import { bilingual } from '#design-system';

export const words = bilingual({
  locked: ['未开通', 'Not open'],
  apply: ['申请开通', 'Apply'],
  applied: ['已申请，等待审核', 'Applied for, waiting'],
  contact: ['联系人', 'Contact'],
  phone: ['电话', 'Phone'],
  note: ['说明', 'Remark'],
  send: ['提交申请', 'Send'],
  sent: ['申请已提交', 'Applied'],
  sentDetail: ['账户经理会联系你，通常 1 个工作日。', 'An account manager gets in touch, usually within a working day.'],
  after: [
    '由账户经理联系，通常 1 个工作日。开通后从当日起计算，不回溯历史数据。',
    'An account manager gets in touch within a working day. Counting starts on that day; the past is not worked out again.',
  ],
  who: ['谁能申请', 'Who may apply'],
  whoValue: ['主账号、管理员、应用管理员', 'Main account, managers, app managers'],
  now: ['现在可用', 'Usable today'],
  sample: [
    (app: string) => `以下为示例数据，来自虚构应用“示例游戏”，与${app}无关。`,
    (app: string) => `Sample data of an invented app, not of ${app}.`,
  ],
  mayNot: ['你的角色不能申请，请联系主账号。', 'Your role cannot apply; ask the main account.'],
  refused: ['申请没有提交成功，稍后再试；填写的内容还在。', 'It was not sent. Try again later; what you typed is still here.'],
});
