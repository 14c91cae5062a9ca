import { calls } from '../../declare/calls.ts';
import { text } from '../../wire/scalars.ts';
import { list, record } from '../../wire/shapes.ts';

const { query } = calls('menu', { isOurs: true });

export const ourMenu = {
  /** Keys page@section in the order that somebody has chosen, by platform. Saved with what is hidden. */
  order: query('GET /api/customizemenu/order', { result: record(list(text)), isShell: true, cites: 'G-06 R-131' }),
};
