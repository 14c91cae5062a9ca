import { calls } from '../../declare/calls.ts';
import { integer, text } from '../../wire/scalars.ts';
import { list, maybe } from '../../wire/shapes.ts';
import { scope } from '../../reports/shapes.ts';

const { download } = calls('reports', { isOurs: true });

export const evidence = {
  /** What a channel is shown when it is told that conversions were cheated: records and reasons, devices shortened. */
  file: download('GET /api/{app}/fraud/evidence', {
    path: { app: integer },
    query: { ...scope, reasons: maybe(list(text)) },
    cites: 'G-02 R-092 R-169',
  }),
};
