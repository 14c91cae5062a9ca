import type { Declared } from '#app/api/contract.ts';
import { levels, levelTitles } from '../check/levels/levels.ts';

const steps = levels.map((level) => `${level}. ${levelTitles[level]}`).join('\n');

/** The first page that a back-end team reads. */
export const readmeOf = (
  first: readonly Declared[],
  { email, password }: { email: string; password: string },
): string => `# A first back end for Provena

This folder is a back end of the first level: somebody signs in and sees an overview. It is plain Node 20, without packages.

\`\`\`sh
node server.mjs                                    # here, on http://127.0.0.1:8787; PORT=9000 for another port
API_ORIGIN=http://127.0.0.1:8787 npm start         # in the repository of the console; sign in as ${email}, ${password}
npm run contract:check -- --origin http://127.0.0.1:8787 --email ${email} --password ${password} --level 1
\`\`\`

The last command says in its first line whether the level holds, or which call breaks it and why. With \`--report folder\` it writes a page and a JSON file that
show each field as it is expected and as it was received.

## What to do

Replace the sample answers by your own, call by call, and run the check after each. Your back end may be written in anything: only what it answers counts.
Then climb:

${steps}

The last level is optional. Its calls are not in the specification; without them the console says what is not offered, and everything else works.
The check prints the list \`lacks\` for \`config.json\`, so that the console doesn’t ask for them.

## What every answer looks like

\`\`\`json
{ "code": 200, "message": "", "content": { } }
\`\`\`

- HTTP 200 with code 200 is done, and \`content\` is what was asked for. Any other code is a refusal, and \`message\` is shown to people.
- Code -1002 (or HTTP 401) ends the session: the token in \`Authorization\` is not known. Code -1003: the account lacks the right.
- An HTTP status of 500 or more is a failure, and the console offers to try again. A call that doesn’t exist is 404 without an envelope.
- Days are \`2026-11-20\`, times \`2026-11-20 10:32:00\`, in one time zone for the account: \`timeZone\` in \`config.json\`, and \`--zone\` of the check.
- A list in a query repeats its name: \`metrics=clicks&metrics=installs\`. Every GET carries a random \`r\`, which you can ignore.
- Fields that you leave out or send as null are missing; fields that nobody declared are ignored.

\`npm run contract\` writes \`reports/openapi.json\` with every call, its schemas, codes and level. Servers and types can be generated from it.

## The ${first.length} calls of this level

| Call | Name in openapi.json | Rests on |
| --- | --- | --- |
${first.map(({ name, endpoint }) => `| \`${endpoint.call}\` | \`${name}\` | ${endpoint.cites} |`).join('\n')}

\`server.mjs\` also answers what the shell writes by itself, such as the log of opened pages. Those answers are never shown.
`;
