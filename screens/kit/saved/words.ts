import { bilingual } from '#design-system';

export const savedWords = bilingual({
  note: ['只保存在这个浏览器', 'Saved in this browser only'],
  none: ['还没有保存过', 'Nothing saved yet'],
  save: ['保存', 'Save'],
  remove: [(name: string) => `删除“${name}”`, (name: string) => `Delete “${name}”`],
});
