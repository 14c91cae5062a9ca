import { bilingual } from '#design-system';

export const words = bilingual({
  upload: ['ASA 映射上传', 'Upload ASA names'],
  names: ['ASA 映射', 'ASA names'],
  unknown: [
    (count: number) => `这一页有 ${count} 个 ID 还没有名称`,
    (count: number) => (count === 1 ? '1 ID on this page has no name yet' : `${count} IDs on this page have no name yet`),
  ],
  unknownCause: [
    '苹果只提供 ID；上传映射后显示名称，数据不变。',
    'Apple provides IDs only. Upload names to show them instead; the data stays the same.',
  ],
  unknownCauseOfReaders: [
    '苹果只提供 ID；有编辑权限的成员可以上传映射。',
    'Apple provides IDs only. A member with edit permission can upload names.',
  ],
  toUpload: ['上传映射', 'Upload names'],
});
