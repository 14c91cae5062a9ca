import { wordsAbout, writePortraits } from './portraits.ts';

const result = await writePortraits();
console.log(wordsAbout(result).join('\n'));
process.exitCode = result.missing.length ? 1 : 0;
