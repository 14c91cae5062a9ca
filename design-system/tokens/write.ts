import { writeFileSync } from 'node:fs';
import { stylesheet } from './stylesheet.ts';

writeFileSync(new URL('tokens.css', import.meta.url), stylesheet());
