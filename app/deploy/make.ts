import { ConfigError } from '../lib/config/shape.ts';
import { problemOf } from '../lib/config/wanted.ts';
import { makeSite } from './makeSite.ts';
import { OptionError, optionsFrom, usage } from './options.ts';

/** `npm run deploy:make`: exit code 2 for options, 1 for a configuration that cannot be used. */
try {
  const { isHelp, ...options } = optionsFrom(process.argv.slice(2));
  if (isHelp) console.log(usage);
  else console.log(`${options.out}: site/, ${(await makeSite(options)).join(', ')}`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof OptionError)) throw error;
  console.error(error instanceof ConfigError ? problemOf(error) : error.message);
  process.exitCode = error instanceof ConfigError ? 1 : 2;
}
