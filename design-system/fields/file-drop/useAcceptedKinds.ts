import { bilingual, useWords } from '../../foundation/words.ts';

/** The accepted kinds in words: CSV 或 XLSX; 图片. Empty when everything is accepted. */
export function useAcceptedKinds(accept: readonly string[]): string {
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
