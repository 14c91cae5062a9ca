import { bilingual } from '#design-system';

export const words = bilingual({
  title: ['ASA 活动明细', 'ASA campaign details'],
  upload: ['ASA 映射上传', 'ASA upload'],
  unknown: [(count: number) => `这一页有 ${count} 个 ID 还没有名称`, (count: number) => `${count} ids on this page have no name yet`],
  unknownCause: [
    '苹果只给编号；上传映射后显示名称，数字不变。',
    'Apple tells numbers only. Upload their names; the figures stay as they are.',
  ],
  toUpload: ['上传映射', 'Upload names'],
});
