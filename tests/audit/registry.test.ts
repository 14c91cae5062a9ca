import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { skipCode } from '../run/suite/needs.ts';

/** Runs the part against a registry that answers as the test says. */
async function auditAt(answer: RequestListener, ...options: readonly string[]) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  // A cache of its own: answers of another registry are no answers.
  const cache = mkdtempSync(join(tmpdir(), 'provena-audit-'));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache };
  return new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile('npx', ['tsx', 'tests/audit/audit.ts', ...options], { env }, (error, output) => resolve({ code: error?.code ?? 0, output })),
  );
}

const refusing: RequestListener = (_, response) => void response.writeHead(405, { Allow: 'GET' }).end('Method Not Allowed');

/** Answers the list of findings, and the one package whose versions npm then asks for. */
const answering =
  (findings: object): RequestListener =>
  (request, response) => {
    response.setHeader('Content-Type', 'application/json');
    const versions = { '4.17.4': { name: 'lodash', version: '4.17.4', dist: {} } };
    response.end(JSON.stringify(request.method === 'POST' ? findings : { name: 'lodash', 'dist-tags': { latest: '4.17.4' }, versions }));
  };

const finding = [
  {
    id: 1,
    url: 'https://github.com/advisories/GHSA-jf85-cpcp-j695',
    title: 'Pollution',
    severity: 'high',
    vulnerable_versions: '<4.17.12',
  },
];

test('a registry that answers 405 is said in one sentence, and the part is skipped', async () => {
  const { code, output } = await auditAt(refusing);
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(/^NOT ASKED: the registry gave no findings \(.*405.*\)\./)]);
  expect(code).toBe(skipCode);
}, 60_000);

test('whoever releases does not skip it', async () => {
  expect((await auditAt(refusing, '--strict')).code).toBe(1);
}, 60_000);

test('a mirror that has no advisories at all is not believed', async () => {
  const { code, output } = await auditAt(answering({}));
  expect(output).toContain('it has no advisory for lodash 4.17.4, which has one');
  expect(code).toBe(skipCode);
}, 60_000);

test('a registry that knows advisories, and none about the lockfile, passes', async () => {
  const { code, output } = await auditAt(answering({ lodash: finding }));
  expect(output).toContain('0 high or critical findings');
  expect(code).toBe(0);
}, 60_000);
