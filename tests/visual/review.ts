import { baselines, reports } from './compare/folders.ts';
import { keepWhole } from './portion/whole.ts';
import { reportServer } from './report/serve.ts';
import { hashOfInputs, staticBuild } from './stage/build.ts';

const port = Number(process.env.PORT ?? 6007);
const server = reportServer({ reports, baselines, stories: staticBuild, inputs: hashOfInputs, keep: keepWhole });
server.listen(port, '127.0.0.1', () =>
  console.log(`The report of the last run: http://localhost:${port}. It accepts what you judge; Ctrl+C ends it.`),
);
