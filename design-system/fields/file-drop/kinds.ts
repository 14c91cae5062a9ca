import { bilingual, useWords } from '../../foundation/words.ts';

/** What is accepted, in words: CSV 或 XLSX; 图片. Nothing when everything is. */
export function useKinds(accept: readonly string[]): string {
  const t = useWords(words);
  const families: Record<string, string> = { 'image/*': t.image, 'video/*': t.video, 'audio/*': t.audio, 'text/*': t.text };
  const names = [...new Set(accept.map((kind) => families[kind] ?? kind.replace(/^.*[./]/, '').toUpperCase()))];
  return [names.slice(0, -1).join(t.comma), ...names.slice(-1)].filter((part) => part !== '').join(t.or);
}

const words = bilingual({
  comma: ['、', ', '],
  or: [' 或 ', ' or '],
  image: ['图片', 'images'],
  video: ['视频', 'videos'],
  audio: ['音频', 'audio'],
  text: ['文本', 'text'],
});
