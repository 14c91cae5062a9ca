import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => 0x20 + at));
const marks = '\u00A0£¥©°±·×÷–—‘’“”•…€←↑→↓−≤≥';

// The types of the package do not know `keepFeatures` yet.
const options = {
  targetFormat: 'woff2' as const,
  // The features that the styles use and those that browsers turn on by default. Other forms of letters would be downloaded and never shown.
  // All weights are included: without the lightest and the heaviest the file is a quarter smaller, but outlines lose precision.
  keepFeatures: ['calt', 'ccmp', 'cv11', 'kern', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'],
};

/** The characters that nearly every page uses. The whole Latin font is fetched only where a page needs more. */
export const asciiSubset = () => {
  const whole = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  return subset(readFileSync(whole), ascii + marks, options);
};
