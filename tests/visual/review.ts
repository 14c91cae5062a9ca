import { acceptChosen } from './accepted/acceptChosen.ts';
import { reports } from './compare/folders.ts';
import { reportServer } from './report/serve.ts';
import { hashOfInputs, staticBuild } from './stage/build.ts';

const port = Number(process.env.PORT ?? 6007);
const server = reportServer({
  reports,
  stories: staticBuild,
  inputs: hashOfInputs,
  accept: async (...chosen) => (await acceptChosen(...chosen)).lines,
});
server.listen(port, '127.0.0.1', () =>
  console.log(`The report of the last run: http://localhost:${port}. It accepts what you judge; Ctrl+C ends it.`),
);
