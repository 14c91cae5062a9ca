import type { ValueOf } from '../wire/codec.ts';
import { calls } from '../declare/calls.ts';
import { flag, integer, joined, nothing, text } from '../wire/scalars.ts';
import { list, maybe, named, orElse, shape } from '../wire/shapes.ts';
import { industry } from '../apps/shapes.ts';

const { query, mutation } = calls('columns');
const app = { app: integer };
const always = { version: '1' };

export const Column = shape({ key: named('column', text), group: maybe(text), isDefault: named('defaultShow', orElse(flag, false)) });
export type Column = ValueOf<typeof Column>;

/** The columns of a report; `x` is read as the key of the report. */
export const columns = {
  all: query('GET /api/{app}/campaign/viewcolumn/findall/{x}', {
    path: app,
    always,
    result: list(Column),
    cites: 'R-191 G-06',
    spec: 'getAllViewColumns',
  }),
  chosen: query('GET /api/{app}/campaign/userviewcolumn/findall/{x}', {
    path: app,
    always,
    result: list(text),
    cites: 'R-191 G-06',
    spec: 'getUserViewColumns',
  }),
  choose: mutation('POST /api/{app}/campaign/viewcolumn/{x}', {
    path: app,
    query: { columns: named('viewcolumn', joined) },
    result: nothing,
    cites: 'R-191 G-06',
    spec: 'saveViewColumns',
  }),
  /** What an industry starts with. The 1 stands in the specification where an app stands elsewhere. */
  ofIndustry: query('GET /api/1/campaign/viewcolumn/industroy/{x}', {
    path: { x: industry },
    result: list(text),
    cites: 'R-180 A-44 G-06',
    spec: 'getIndustryViewColumns',
  }),
};
