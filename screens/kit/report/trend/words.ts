import { bilingual } from '#design-system';

export const noteWords = bilingual({
  add: ['添加注记…', 'Add a note…'],
  title: ['图上的注记', 'Notes on the chart'],
  own: ['只有你在这个浏览器里看得到；图上最多画最近 3 条。', 'Only you see them, in this browser. The chart draws the latest three.'],
  day: ['日期', 'Day'],
  text: ['发生了什么', 'What happened'],
  save: ['添加', 'Add'],
  remove: [(text: string) => `删除注记“${text}”`, (text: string) => `Delete the note ${text}`],
});
