import { run } from 'chromatic/node';
import { freshBuild } from './stage/build.ts';

/**
 * The pictures of the gate on Chromatic, of the very build that the gate shoots: made for production, play functions would look before React has
 * rendered. A change ends with 1, as in the gate, until somebody accepts it there.
 */
const { folder } = await freshBuild();
const { code } = await run({ flags: { storybookBuildDir: [folder] } });
process.exitCode = code;
