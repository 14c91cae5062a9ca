import type { Declared } from '#app/api/contract.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import type { JsonSchema } from '#app/api/wire/codec.ts';
import { levelOf } from '../check/levels/levels.ts';
import type { Components } from './components.ts';
import { parametersOf } from './parameters.ts';

type Referred = Components['referred'];

/** One call as an operation of the document. */
export function operation(
  declared: Declared,
  { referred, comments }: Components,
  shared: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const { name, endpoint } = declared;
  const { subject, isOpen, isOurs, cites, spec, body } = endpoint;
  const words = comments.get(name);
  return {
    operationId: name,
    summary: inWords(name),
    description: [words, `Rests on ${cites}.`].filter(Boolean).join('\n\n'),
    tags: [subject],
    parameters: parametersOf(endpoint, referred, shared),
    ...(body && { requestBody: { required: true, content: { [mediaTypes[endpoint.as]]: { schema: referred(body.json) } } } }),
    responses: {
      ...(endpoint.kind === 'download' ? fileResponses : { '200': enveloped(endpoint, referred) }),
      ...(!isOpen && { '401': { $ref: '#/components/responses/SessionEnded' } }),
      default: { $ref: '#/components/responses/Failure' },
    },
    ...(isOpen && { security: [] }),
    'x-level': levelOf(declared),
    'x-codes': codesOf(endpoint),
    ...(isOurs && { 'x-ours': true }),
    ...(spec.length > 0 && { 'x-spec': spec }),
    'x-cites': cites,
  };
}

/** The codes of a refusal that have a meaning of their own; any other says so by its message. */
const codesOf = ({ isOpen, refusals }: Endpoint): Readonly<Record<string, string>> => ({
  ...(!isOpen && { '-1002': 'The session has ended', '-1003': 'The caller lacks the right' }),
  ...Object.fromEntries(Object.entries(refusals).map(([code, field]) => [code, `It is about the input “${field}”`])),
});

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' };

const refused = { $ref: '#/components/schemas/Refusal' };

function enveloped({ method, result: { json } }: Endpoint, referred: Referred): JsonSchema {
  const code = { enum: method === 'GET' ? [200, 201] : [200] };
  const done = { type: 'object', properties: { code, message: { type: 'string' }, content: referred(json) }, required: ['code'] };
  return { description: 'Done, or refused', content: { 'application/json': { schema: { oneOf: [done, refused] } } } };
}

const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const fileResponses = {
  '200': {
    description: 'The file; its name is in content-disposition. Or a refusal as JSON',
    content: { ...file, 'application/json': { schema: refused } },
  },
  '204': { description: 'Nothing to download' },
  '206': { description: 'A part of the file', content: file },
};

/** `adAccounts.renewDeepLink`: “Ad accounts: renew deep link”. */
function inWords(name: string): string {
  const [subject = '', ...rest] = name.split('.').map((part) => part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${rest.join(', ')}`;
}
