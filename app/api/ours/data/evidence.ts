import { calls } from '../../declare/calls.ts';
import { integer, text } from '../../wire/scalars.ts';
import { list, maybe } from '../../wire/shapes.ts';
import { scope } from '../../reports/shapes.ts';

const { download } = calls('reports', { isOurs: true });

export const evidence = {
  /** The evidence for a channel about fraudulent conversions: records and reasons, with shortened device ids. */
  file: download('GET /api/{app}/fraud/evidence', {
    path: { app: integer },
    query: { ...scope, reasons: maybe(list(text)) },
    cites: 'G-02 R-092 R-169',
  }),
};
