import type { Declared } from './contract.ts';
import type { Endpoint } from './declare/endpoint.ts';
import { subjects } from './declare/subjects.ts';
import type { Codec, JsonSchema } from './wire/codec.ts';
import { wireNameOf } from './wire/shapes.ts';

const about = `Every call of the console, written from its declarations.

- An answer is \`{ code, message, content }\`. 200 is done; -1002 or HTTP 401 end the session; a GET lets 201 pass, too.
- A POST hands -5000, -6001, -1008 and -1009 to its screen, a PUT every negative code, a DELETE all but 200.
- Every GET carries a random \`r\`. A list in the query repeats its name.
- A call with \`x-ours\` is not in the specification of the service.
- A POST with \`x-ours\` carries an \`Idempotency-Key\`. When its answer was lost it is sent again with the same key, and what it made is answered once more
  and not made twice. A service that does not know the header refuses what is there already.`;

/** The contract as an OpenAPI 3.1 document. Pure. */
export function openApi(contract: readonly Declared[], version: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const declared of contract) {
    const { path, method } = declared.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(declared) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Provena', version, description: about },
    servers: [{ url: '/' }],
    tags: subjects.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of the login, as it is' },
      },
      parameters: {
        authV2: { name: 'auth_v2', in: 'header', required: true, schema: { const: '1' } },
        writeKey: { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', pattern: '^[\\w-]{8,64}$' } },
      },
    },
    security: [{ session: [] }],
  };
}

function operation({ name, endpoint }: Declared): JsonSchema {
  const { subject, isOpen, isOurs, cites, spec, body } = endpoint;
  return {
    operationId: name,
    summary: inWords(name),
    tags: [subject],
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: { [mediaTypes[endpoint.as]]: { schema: body.json } } } }),
    responses: endpoint.kind === 'download' ? fileResponses : { '200': enveloped(endpoint.result) },
    ...(isOpen && { security: [] }),
    ...(isOurs && { 'x-ours': true }),
    ...(spec.length > 0 && { 'x-spec': spec }),
    'x-cites': cites,
  };
}

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' };

function parametersOf({ kind, method, isOurs, placeholders, query, always }: Endpoint): JsonSchema[] {
  return [
    { $ref: '#/components/parameters/authV2' },
    ...(isOurs && method === 'POST' && kind === 'mutation' ? [{ $ref: '#/components/parameters/writeKey' }] : []),
    ...Object.entries(placeholders).map(([name, codec]) => ({ name, in: 'path', required: true, schema: codec.json })),
    ...Object.entries(query).map(([name, codec]) => ({
      name: wireNameOf(name, codec),
      in: 'query',
      required: !codec.isOptional,
      schema: present(codec),
    })),
    ...Object.entries(always).map(([name, value]) => ({ name, in: 'query', required: true, schema: { const: value } })),
  ];
}

/** What is absent from a query is not sent, so null is no value there. */
function present({ json, isOptional }: Codec<unknown>): JsonSchema {
  const choices = json['anyOf'];
  const [first]: readonly unknown[] = isOptional && Array.isArray(choices) ? choices : [];
  return isSchema(first) ? first : json;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const enveloped = ({ json }: Codec<unknown>): JsonSchema => ({
  description: 'Done, or why not',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { code: { type: 'integer' }, message: { type: 'string' }, content: json },
        required: ['code'],
      },
    },
  },
});

const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const fileResponses = {
  '200': { description: 'The file; its name is in content-disposition', content: file },
  '204': { description: 'Nothing to download' },
  '206': { description: 'A part of the file', content: file },
};

/** `adAccounts.renewDeepLink`: “Ad accounts: renew deep link”. */
function inWords(name: string): string {
  const [subject = '', ...rest] = name.split('.').map((part) => part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${rest.join(', ')}`;
}
