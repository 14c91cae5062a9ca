import type { Declared } from '#app/api/contract.ts';
import { subjects } from '#app/api/declare/subjects.ts';
import type { JsonSchema } from '#app/api/wire/codec.ts';
import type { Components } from './components.ts';
import { operation } from './operation.ts';
import { countPlaceholders, overlaps } from './overlaps.ts';
import { sharedParameters } from './parameters.ts';

const about = `Every call of the console, written from its declarations.

- An answer is \`{ code, message, content }\` with HTTP 200. Code 200 is done; a GET lets 201 pass, too. Any other code is a refusal, and \`message\` is shown.
- Code -1002 or HTTP 401 end the session; -1003 is a lack of rights. \`x-codes\` lists the codes of a call that have a meaning of their own.
- A POST hands -5000, -6001, -1008 and -1009 to its screen, a PUT every negative code, a DELETE all but 200.
- Every GET carries a random \`r\`. A list in the query repeats its name.
- \`x-level\` is the step of \`npm run contract:check -- --level\`: 1 sign-in and overview, 2 reports, 3 management, 4 ours.
- A call with \`x-ours\` is not in the specification of the service.
- A POST with \`x-ours\` carries an \`Idempotency-Key\`. When its answer was lost it is sent again with the same key, and what it made is answered once more
  and not made twice. A service that does not know the header refuses what is there already.
- A path that is written out comes before one with placeholders. Paths stand in that order, and \`x-after\` names those that come before a path.`;

/** The contract as an OpenAPI 3.1 document. Pure. */
export function openApi(contract: readonly Declared[], version: string, components: Components): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  const parameters = sharedParameters(contract, components.referred);
  for (const declared of contract.toSorted((a, b) => countPlaceholders(a.endpoint.path) - countPlaceholders(b.endpoint.path))) {
    const { path, method } = declared.endpoint;
    paths[path] = { ...after(declared, contract), ...paths[path], [method.toLowerCase()]: operation(declared, components, parameters) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Provena', version, description: about },
    servers: [{ url: '/' }],
    tags: subjects.map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...components.schemas, Refusal: refusal },
      responses: {
        SessionEnded: { description: 'The session is not known any more, as with code -1002' },
        Failure: {
          description: 'The service failed; the console offers to try again. With an envelope its message is shown.',
          content: json(refusal),
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of the login, as it is' },
      },
      parameters,
    },
    security: [{ session: [] }],
  };
}

const refusal = {
  type: 'object',
  description: 'Why it was not done. `data` may name the field that it is about.',
  properties: {
    code: { type: 'integer', not: { enum: [200, 201] } },
    message: { type: 'string' },
    data: {},
  },
  required: ['code'],
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** The paths that are looked at before this one, where an address fits both. */
function after({ endpoint }: Declared, contract: readonly Declared[]): JsonSchema {
  const before = contract
    .filter((one) => overlaps(one.endpoint, endpoint) && countPlaceholders(one.endpoint.path) < countPlaceholders(endpoint.path))
    .map((one) => one.endpoint.path);
  const paths = [...new Set(before)];
  return paths.length === 0 ? {} : { description: `An address that also fits ${paths.join(' or ')} is not this one.`, 'x-after': paths };
}
