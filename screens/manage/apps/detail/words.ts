import { bilingual } from '#design-system';
import { stateNames } from '#app/lib/glossary/words.ts';

export const words = bilingual({
  steps: ['接入步骤', 'Integration steps'],
  basic: ['基本信息', 'Basic information'],
  guide: ['接入文档', 'Integration guide'],
  debug: ['联调', 'Live debug'],
  audit: ['接入体检', 'Integration check'],
  done: ['完成接入', 'Finish'],
  passed: ['已完成', 'Done'],
  current: ['进行中', 'In progress'],
  toGuide: ['查看接入文档', 'View integration guide'],
  toDebug: ['去联调', 'Go to live debug'],
  toAudit: ['进入体检', 'Go to integration check'],
  back: ['上一步', 'Back'],
  appkey: ['Appkey', 'Appkey'],
  created: ['创建', 'Created'],
  data: ['数据', 'Data'],
  receiving: ['正式', 'Live'],
  debugging: ['联调中', 'Debugging'],
  stopped: stateNames.disabled,
  gone: ['没有这个应用', 'App not found'],
  goneCause: ['它可能已被删除，或没有授权给你。', 'It may have been deleted, or you don’t have access to it.'],
  toApps: ['回到应用列表', 'Back to apps'],
});
