import { run } from 'chromatic/node';
import { buildForChromatic } from './stage/build.ts';

/**
 * The pictures of the gate on Chromatic, with the documentation. Made for production, as the gate's build is: only there have play functions and
 * React the same rhythm as in the gate. A change ends with 1, as in the gate, until somebody accepts it there.
 */
const { folder } = await buildForChromatic();
const { code } = await run({ flags: { storybookBuildDir: [folder] } });
process.exitCode = code;
