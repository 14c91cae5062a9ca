import { table } from '#app/routes/table.ts';

/** `npm run routes`: what the console has a place for and no screen yet. */
const screens = table.filter(({ redirect }) => !redirect);
const missing = screens.filter(({ load }) => !load);
for (const { path, title } of missing) console.log(`${path.padEnd(44)} ${title[0]}`);
console.log(`${missing.length} of ${screens.length} screens have not been built`);
