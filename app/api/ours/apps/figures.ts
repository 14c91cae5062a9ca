import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { amount, integer, oneOf } from '../../wire/scalars.ts';
import { list, named, shape } from '../../wire/shapes.ts';

const { query } = calls('apps', { isOurs: true });

/** How an app goes, in the figure that comes first on its platform: installs, or who was active where nothing is installed. */
export const AppCourse = shape({
  app: named('appId', integer),
  metric: oneOf('installs', 'active'),
  today: amount,
  /** Yesterday until the same minute. */
  before: named('yesterday', amount),
  /** The last fourteen days that are over, oldest first. */
  days: list(amount),
});
export type AppCourse = ValueOf<typeof AppCourse>;

export const appFigures = {
  /** Of all apps whose overview the reader may open, in one answer. An expired app has none. */
  courses: query('GET /api/app/courses', { result: list(AppCourse), cites: 'G-05 R-077' }),
};
