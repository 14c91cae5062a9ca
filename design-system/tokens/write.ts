import { writeFileSync } from 'node:fs';
import { disagreeingColours } from './colours.ts';
import { stylesheet } from './stylesheet.ts';
import source from './tokens.json' with { type: 'json' };

const disagreeing = disagreeingColours(source);
if (disagreeing.length) {
  console.error(['tokens.css is not written: colours of tokens.json disagree with themselves.', ...disagreeing].join('\n'));
  process.exitCode = 1;
} else {
  writeFileSync(new URL('tokens.css', import.meta.url), stylesheet());
}
