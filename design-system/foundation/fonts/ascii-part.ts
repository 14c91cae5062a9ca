import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => 0x20 + at));
const marks = '\u00A0£¥©°±·×÷–—‘’“”•…€←↑→↓−≤≥';

// The types of the package do not know `keepFeatures` yet.
const options = {
  targetFormat: 'woff2' as const,
  // What the styles ask for and what browsers turn on by themselves; any other form of a letter would be fetched and never shown.
  // The weights stay: without the lightest and the heaviest it would be a quarter smaller, but every outline a little rounded.
  keepFeatures: ['calt', 'ccmp', 'cv11', 'kern', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'],
};

/** What nearly every page is written with, cut out of the whole Latin font, which is fetched only where more is needed. */
export const asciiPart = () => {
  const whole = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  return subset(readFileSync(whole), ascii + marks, options);
};
