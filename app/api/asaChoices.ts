import { calls } from './declare/calls.ts';
import { integer, text } from './wire/scalars.ts';
import { list, named, orElse, shape } from './wire/shapes.ts';

const { query } = calls('asa');
const choices = orElse(list(shape({ id: text, name: text })), []);

/** The names that Apple has for its ids, for filters. Apart from the uploads, because every report loads it. */
export const asaChoices = {
  ofApp: query('GET /api/asa/{app}/spinner', {
    path: { app: integer },
    result: shape({
      orgs: choices,
      campaigns: choices,
      adGroups: named('adgroups', choices),
      creativeSets: named('creativesets', choices),
    }),
    cites: 'G-06 R-101',
    spec: 'getAsaSpinner',
  }),
};
