import { headersForOthers, hsts, scriptsForOthers, securityHeaders } from '../headers.ts';
import type { Config } from '../../lib/config/shape.ts';
import { fail, pass, type Outcome } from './outcome.ts';
import { policyProblems } from './policy.ts';
import type { Check } from './subject.ts';
import type { Answer } from './visit.ts';

export const regenerate = 'take nginx.conf or the Caddyfile of npm run deploy:make, made with the same --config and --path';

const policy = 'Content-Security-Policy';

/** The headers that answers of a path need. */
const wantedFor = (path: string, config: Config) => ({
  ...securityHeaders(config),
  ...(scriptsForOthers.includes(`/${path}`) ? headersForOthers : {}),
});

/** Wrong headers of an answer, each with its problem. */
export function headerProblems(path: string, answer: Answer, config: Config): [name: string, problem: string][] {
  return Object.entries(wantedFor(path, config)).flatMap(([name, wanted]) => {
    const sent = String(answer.headers[name.toLowerCase()] ?? '');
    const problem = name === policy ? policyProblem(answer, sent, wanted) : valueProblem(sent, wanted);
    return problem === '' ? [] : [[name, problem]];
  });
}

const valueProblem = (sent: string, wanted: string) =>
  sent === wanted ? '' : sent === '' ? 'not sent' : `“${sent}” instead of “${wanted}”`;

function policyProblem(answer: Answer, sent: string, wanted: string): string {
  if (sent === '') return answer.count(`${policy}-Report-Only`) > 0 ? 'only reported, not enforced' : 'not sent';
  if (answer.count(policy) > 1) return `sent ${answer.count(policy)} times, and browsers obey each of them`;
  return policyProblems(sent, wanted).join('; ');
}

/** One outcome for each header of the page. */
export const pageHeaders: Check = async ({ page, config }) => {
  const problems = new Map(headerProblems('', page, config));
  return Object.keys(securityHeaders(config)).map((name): Outcome => {
    const problem = problems.get(name);
    if (problem === undefined) return pass(name, name === policy ? 'as the build needs it' : String(page.headers[name.toLowerCase()]));
    return fail(name, problem, fixOf(name, problem));
  });
};

function fixOf(name: string, problem: string): string {
  if (problem.startsWith('sent ')) return `remove the other ${name}: of the back end, of a proxy or of a CDN`;
  if (problem.includes('loosened'))
    return `remove what was added to ${name}; origins of the configuration belong into config.json: ${regenerate}`;
  return regenerate;
}

export const server: Check = async ({ page }) => {
  const names = ['server', 'x-powered-by'].map((header) => String(page.headers[header] ?? '')).filter(Boolean);
  const versions = names.filter((name) => /\d/.test(name));
  return [
    versions.length > 0
      ? fail('Server version', versions.join(', '), 'nginx: server_tokens off; Caddy: header -Server; others: remove X-Powered-By')
      : pass('Server version', names.length === 0 ? 'not sent' : `not in “${names.join(', ')}”`),
  ];
};

const leastAge = 15_552_000;
const isLocal = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Requires HTTPS, because calls carry passwords and sessions. */
export const transport: Check = async ({ base, page, visit }) => {
  if (base.protocol === 'http:')
    return [
      isLocal(base)
        ? pass('HTTPS', 'plain HTTP, on this machine')
        : fail('HTTPS', 'plain HTTP: passwords and sessions can be read on the way', 'npm run deploy:make -- --host, or a TLS terminator'),
    ];
  const sent = String(page.headers['strict-transport-security'] ?? '');
  const age = Number(/max-age=(\d+)/.exec(sent)?.[1] ?? -1);
  const fix = `send Strict-Transport-Security: ${hsts}`;
  const plain = new URL(base);
  plain.protocol = 'http:';
  const other = base.port === '' ? await visit(plain).catch((error: Error) => error) : null;
  const isClosed = other === null || other instanceof Error;
  const leads = isClosed || (other.status >= 300 && other.status < 400 && other.headers.location?.startsWith('https://'));
  return [
    pass('HTTPS', base.origin),
    age >= leastAge
      ? pass('HSTS', sent)
      : fail('HSTS', age < 0 ? 'Strict-Transport-Security is not sent' : `for ${age} seconds, less than half a year`, fix),
    leads
      ? pass('Plain HTTP', isClosed ? 'not answered' : `${other.status} to HTTPS`)
      : fail('Plain HTTP', `${other.status}, without a redirect to HTTPS`, 'redirect port 80 to HTTPS: npm run deploy:make -- --host'),
  ];
};
