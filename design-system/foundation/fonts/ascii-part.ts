import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => 0x20 + at));
const marks = '\u00A0£¥©°±·×÷–—‘’“”•…€←↑→↓−≤≥';

/** What nearly every page is written with, cut out of the whole Latin font, which is fetched only where more is needed. */
export const asciiPart = () => {
  const whole = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  return subset(readFileSync(whole), ascii + marks, { targetFormat: 'woff2' });
};
